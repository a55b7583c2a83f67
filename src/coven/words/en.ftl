# What Coven says in English, whatever the game.

## People and seats

person = Player
person-number = Player { $number }
seat = Seat { $number }
why = { $reason } (rule { $ruling })
names-and = { $names } and { $last }

## Help

help-coven = Witches, Wandering Towers and Broom Service, against bots or with friends at one screen.
help-games = What there is to play: players, bots, and options with their defaults.
help-play = Play a game in the terminal against bots, or several people at one screen.
help-simulate = Let bots play many games and see who wins.
help-arena = Measure bots against each other: line-ups on the same deals, each seated in all rotations. Every two of the bots meet, seated by turns (two against two at four seats, one against one at two; with an odd number of seats once with each of them in one seat more); --against seats each bot alone against a table of another; --lineup names the seats themselves. Exactly reproducible from its seed, unless a bot is given seconds.
help-replay = Watch a recorded game again, step by step.
help-review = Look at a finished game again: the winning chances after every move, the moves that cost most, the turning points, luck and play.
help-verify = Check a recorded game: deal it again from its seed and compare everything.
help-bench = Measure moves and games per second on one core.
help-warm = Compile beforehand what playing needs: the bots that search. With --all also what measuring and bulk play need.
help-serve = Open tables for friends anywhere: a server on this machine, its address printed when it is ready. Everything else is set in the file coven.toml or in the environment (COVEN_HTTPS=true); a flag goes before the environment, the environment before the file.
help-backup = Write everything a server knows into one file, while it runs. The file is as secret as the server itself.
help-restore = Put a backup into an empty data folder or database.
help-admin = The admins of a server: accounts that may look after it.
help-admin-add = Make an admin of an account; a new account is made if there is none, and its password printed once.
help-admin-remove = Take an admin's rights away; the account stays.
help-admin-drop-passkeys = Remove all passkeys of an admin who has lost them; the password is then enough until a new one is made.
help-admin-list = The logins of all admins.
help-admin-rotate-key = Make a new key to sign sessions with; nobody is signed out.
help-admin-log = What admins have done, newest last.
help-admin-log-lines = How many lines.
help-login = The login of the account.
help-boxes = The boxes of a game: everything printed on its components, as a file to read, check, draw and change.
help-box-list = The boxes that come with each game.
help-box-show = What is in a box, and where its numbers come from if it says so.
help-box-check = List every fault of a box with its line.
help-box-draw = Draw a map of a box as an SVG picture.
help-box-new = Copy a box into a file of your own, to edit and play with.
help-game-name = The name of a game, as “coven games” lists it; a beginning is enough.
help-game-to-play = The name of a game, as “coven games” lists it; a beginning is enough. Without it you choose from a menu.
help-some-games = Only these games; all of them if none is named.
help-file = A record, as “coven play” or “coven simulate” saves it.
help-players = How many sit at the table.
help-option = An option of the game as name=value; `coven games` lists them. May be given several times.
help-bots = Who plays the other seats, such as careful,random.
help-arena-bots = The bots to measure, such as novice,careful,master; a searching bot may be given a budget: master@5000 simulations, master@200ms, master@2s.
help-against = Seat each bot alone against a table of this one.
help-lineup = A bot for every seat, such as careful,random,random; may be given several times, and stands in place of --bots and --players.
help-arena-players = Player counts, such as 2,4.
help-arena-games = Games of each line-up, rounded up to whole deals.
help-arena-seed = A number or word that fixes deals and choices; without it a new one is drawn and told.
help-arena-workers = How many processes; as many as there are cores if you name none.
help-ray = Spread the games over a Ray cluster at this address; “auto” for the one this machine belongs to.
help-arena-resume = Keep every finished game in this file, and continue from it if it is there.
help-arena-out = Write the result to this file, as .json or .md. May be given several times.
help-arena-picture = Draw the result into this SVG file.
help-seed = A number or word that fixes the deal; without it the deal is secret.
help-box = A box of your own as a TOML file, or the name of one that comes with the game.
help-human = The seats played by people, counted from 1; only seat 1 if you name none. Several people share the screen; “none” lets bots play alone.
help-name = The name of a person, in the order of the seats. May be given several times.
help-resume = Continue a saved game as it was set up. The name of the game is not needed.
help-fast = Bots play without a pause.
help-number = How many games.
help-save = Write the record of every game into this folder.
help-export = Write a dataset of games by bots for study, as Parquet files.
help-export-out = The folder of the dataset. What is there of the same one stays, so that a run can be stopped and go on.
help-export-views = Write each decision with the whole view too, as JSON: slower by far.
help-seat = Watch through the eyes of this seat, counted from 1; without it a finished game is shown open.
help-picture = Only draw the last position into this SVG file, if the game can be drawn.
help-review-seat = Look through the eyes of this seat, counted from 1; without it all cards are open.
help-simulations = How many continuations of every point are played, on average; four times as many halve the errors.
help-svg = Also draw the chart into this SVG file.
help-seconds = How long to measure each game.
help-quiet = Say nothing when done.
help-all = Also what only measuring, bulk play and the arena need.
help-which-box = The name of a box that comes with the game (standard if none is given), or a TOML file.
help-new-file = The file to write; one that exists is left alone.
help-from = The box to copy: a name or a TOML file.
help-side = The side of the board.
help-out = The file to write; without it the picture goes to standard output.
help-width = The width in pixels; a narrow map has short marks for names. Without it the picture fits any width.
help-host = The address to listen on; 0.0.0.0 for everybody who can reach this machine.
help-port = The port; 0 takes any free one.
help-data = The folder of the database and the key that signs sessions.
help-database = The address of a database; without one, a file in the data folder.
help-workers = How many processes; several need PostgreSQL.
help-open = Open the page in the browser once the server is ready; if it runs already, just open it.
help-backup-file = The file to write; one that is there is not overwritten. In a folder it is named by the time.
help-backup-verify = Restore the backup into a temporary place, compare every row there and play every game again.
help-keep = Take FILE for a folder, and keep so many backups there, however old they are.
help-keep-days = Take FILE for a folder, and keep all backups of so many days.
help-restore-file = The backup.
help-json = Answer with JSON, for programs.
help-lang = The language: English, German or Dutch.
help-version = Show the version.
help-install-completion = Install completion with Tab for this shell.
help-show-completion = Show the completion for this shell, to copy or change it.
help-help = Show this help.
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-options-mark = [OPTIONS]
help-commands = Commands
help-command-mark = COMMAND …
help-required = required

## Games

games-players = For { $players } players
games-bots = Bots: { $bots }
bot-level = { $bot ->
    [random] plays at random
    [careful] skilled
    [novice] novice
    [casual] casual
    [skilled] skilled
    [expert] expert
    [master] master
   *[other] { $bot }
}
games-range = from { $low } to { $high }
games-default = default

## Boxes

box-good = { $file }: everything is in order.
box-faults = { $count ->
    [one] { $file }: one fault.
   *[other] { $file }: { $count } faults.
}
box-drawn = Drawn: { $file }
box-new = { $file } is yours to edit. Check it with: coven box check { $game } { $file }, and play with it: coven play { $game } --box { $file }

## The menu of games

menu-question = What would you like to play? Type a number or a name; Enter leaves.
menu-go-on = Continue: { $game }, saved { $date }, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
menu-offer = { $game }? [Y/n]
menu-what = “{ $text }” is not on the list.

## Playing; the words a player may type, besides the English ones

command-help = help h ?
command-rules = rules
command-moves = moves m
command-hint = hint tip
command-why = why w
command-log = log
command-speed = speed
command-set = set
command-undo = undo u
command-save = save s
command-picture = picture pic
command-review = review
command-quit = quit q exit
play-setting-up = Setting up the table …
play-hint = Type a move, e.g. { $move } · moves · hint · rules · log · undo · help · quit
play-help =
    Type a move as it is written, e.g. { $move }, or its number in the list that “moves” shows.
    A beginning is enough as long as only one move can be meant; Tab completes it.
    Several moves may stand on one line, with commas between them; all are made or none.
    moves           lists everything you may do now
    hint            says what your moves are worth, and why the best is the best
    why MOVE        says why a move is not allowed
    rules [WORD|N]  shows the rules: at a word, at a rule’s number, or at the last refusal
    log [WORD]      shows everything that has happened
    undo            takes back your last move, as long as nobody has learned anything from it
    speed [0–5]     sets how fast bots move; while they do, Enter hurries them
    set [NAME N]    shows or changes what the table answers for you, if the game has such settings
    save [FILE]     saves the game under a name; it is saved after every move anyway
    picture [FILE]  draws the table as an SVG picture, if the game can be drawn
    quit            leaves the table; you can go on later
play-which = { $count ->
    [one] “{ $text }” alone is not clear enough. If you mean { $moves }, type all of it.
   *[other] “{ $text }” could be: { $moves }. Which one?
}
play-refused = You can’t play { $move } now. { $reason }
play-allowed = You may play { $move }.
play-why-what = Type a move after “why”.
play-no-rules = This game has no rules to read here.
play-no-settings = There is nothing to set in this game.
play-speed = Speed { $speed }, from 0 (no pause) to { $slowest } (slow).
play-too-many = { $move } comes too late: your turn is over before it.
play-none-played = So none of the moves on that line was made.
play-undone = Taken back.
play-confirm = Your choice: { $move }. Enter confirms it, “undo” changes it.
play-confirm-what = “{ $text }” is no answer here.
play-hand-over = Hand the screen to { $player }. { $player }, press Enter when nobody else is looking.
play-read = Press Enter to continue
page-hint = Lines { $first }–{ $last } of { $lines } · Enter: next · b: back · a word: find · q: leave
page-back = b back
page-leave = q quit
page-not-found = “{ $text }” is not in this text. Enter: next · b: back · q: leave
play-saved = Saved: { $file }
play-not-saved = The game goes on, but it is not saved. “save FILE” tries another place.
play-pictured = Drawn: { $file }
play-quit-save = Keep the game, to go on later? [Y/n]
play-yes = y yes
play-no = n no
play-left = Goodbye.
play-left-saved = Goodbye. The game is saved. Go on with: coven play --resume { $file }
play-rescued = The game is saved. Go on with: coven play --resume { $file }
play-recorded = Recorded. Watch it again with: coven replay { $file }
play-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the win!
}
play-end-hint = Enter to leave · review · log · save FILE keeps a copy under a name
serve-no-client = The page for the browser is not built here (“make web” builds it), so only the API is served.
serve-open = Coven is at { $address } · Ctrl+C stops it

## Hints and reviews

hint-preparing = Preparing the program of this game, which is done once
hint-thinking = Thinking
hint-line = { $chance } % ±{ $error }, score { $score }
hint-more = { $count ->
    [one] … and one more move.
   *[other] … and { $count } more moves.
}
reason-lead = It has the best chance to win: { $chance } %, against { $other_chance } % after “{ $other }”.
reason-score = It brings the better score: { $score } on average, against { $other_score } after “{ $other }”.
reason-close = “{ $other }” is about as good: { $other_chance } % to win, against { $chance } %.
reason-same = “{ $other }” comes to the same.
reason-only = It is the only move you may make.
review-thinking = Playing the game again
review-open = Winning chances with all cards open
review-seat = Winning chances as { $player } could know them
review-moves = Moves
review-chance = Chance to win
review-start = Before
review-deal = Deal
review-play = Own play
review-others = Others
review-luck = Luck
review-result = Result
review-method = Each chance comes from { $simulations } games on average, more where it matters, played on from there by bots that are careful most of the time. Before, deal, play, others and luck add up to the result; ± is the 95 % interval.
review-costly = The moves that cost most, though by what could be known others were better
review-none-costly = No move clearly cost anything.
review-costly-line = Move { $number }: { $player } falls from { $before } % to { $after } % (±{ $error }) by “{ $move }”.
review-costly-points = Move { $number }: { $player } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
} (±{ $error }) by “{ $move }”.
review-then = Luck then makes it { $then } %.
review-better-chance = “{ $better }” was better by what { $player } could know: { $better_chance } % to win, instead of { $chance } %.
review-better-points = “{ $better }” was better by what { $player } could know: a final score of { $better_score }, instead of { $score }.
review-own-moves = Own moves of { $player }: { $costly } by those listed, { $rest } by all others, { $play } together.
review-in-points = The same in points of the final score
review-rounds = ← rounds
review-turning = Turning points
review-turning-play = Move { $number }: “{ $move }” by { $player }: { $changes }.
review-turning-luck = Move { $number }: chance after “{ $move }” by { $player }: { $changes }.
review-change = { $player } { $change } %

## Simulating, replaying, verifying, measuring

arena-compiling = Compiling what is not compiled yet …
arena-title = { $game }: the arena
arena-played = Games: { $games } · options: { $options }
arena-seed = Seed: { $seed }
arena-players = { $players ->
    [one] One player
   *[other] { $players } players
}
arena-against = Against each other
arena-versus = { $bot } against { $against }
arena-bot = Bot
arena-pair = Bots
arena-games = Games
arena-wins = Share of wins (95 %)
arena-taken = Wins of the first (95 %)
arena-fair = Fair
arena-score = Mean score
arena-rating = Rating
arena-summary = { $games } of { $planned } games, { $moves } moves, { $seconds } s.
arena-note = In brackets the interval that holds the true share with 95 % certainty. “Fair” is what equally strong bots would win. Ratings begin at 1000 and leave out what is not yet sure.
arena-picture-note = Bars: 95 % intervals. Dashed: what equally strong bots would win.
simulate-running = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-place = Mean place
export-summary = { $games ->
    [one] One game
   *[other] { $games } games
} in { $folder }; written now: { $written }.
simulate-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves, { $seconds } s. How they ended:
replay-reading = Reading
replay-hint = Move { $number } of { $moves } · Enter: next · b: back · a number: go there · q: leave
admin-made = { $login } may now look after this server. The password, shown this once: { $password }
admin-given = { $login } may now look after this server.
admin-removed = { $login } is no admin any more.
admin-passkeys-dropped = { $count ->
    [0] { $login } had no passkey.
    [one] The passkey of { $login } is removed: the password is enough until a new one is made.
   *[other] { $count } passkeys of { $login } are removed: the password is enough until a new one is made.
}
admin-none = There is no admin; “coven admin add NAME” makes one.
admin-rotated = Sessions are signed with a new key from now on; those of the others go on.
admin-command-line = command line
admin-log-empty = No admin has done anything yet.
admin-did-give_rights = made { $about } an admin
admin-did-take_rights = took the admin’s rights from { $about }
admin-did-drop_passkeys = removed the passkeys of { $about }
admin-did-ban = banned { $about }
admin-did-lift_ban = lifted the ban of { $about }
admin-did-close_table = closed table { $about }
admin-did-announce = told everybody: { $about }
admin-did-rotate_key = made a new key for sessions
verify-running = Dealing again
verify-matches = { $file } is genuine: the seed matches its commitment, and all { $moves } moves and the outcome follow from it.
verify-unfinished = { $file } is not finished. The seed matches its commitment, { $moves ->
    [0] and no move has been made yet.
    [one] and its one move follows from it.
   *[other] and all { $moves } moves so far follow from it.
}
verify-differs = { $file } does not match:
finding-other-commitment = the seed does not match its commitment: its hash is { $hash }
finding-other-box = the box does not match: its hash is { $hash }
finding-other-box-name = the name of the box does not match: recorded { $recorded }, played { $played }
finding-other-players = the number of players does not match: recorded { $recorded }, played { $played }
finding-other-options = the options do not match: recorded { $recorded }, played { $played }
finding-misfit = move { $number } ({ $move } by seat { $seat }) is not possible with the deal of this seed{ $ruling ->
    [0] {""}
   *[other] {" "}(rule { $ruling })
}
finding-no-seed = the game is not finished, so its seed is still secret
finding-unfinished = the game is not finished, so there is no outcome to check
finding-not-over = the game is not over after its last move
finding-no-outcome = the game is over after its last move, but no outcome is recorded
finding-other-outcome = { $part } recorded as { $recorded }, but played as { $played }
finding-no-part = { $part } is recorded, but is no part of an outcome
finding-box-no-name = the box has no name
finding-box-shape = it does not have the shape of a box ({ $problem })
finding-box-no-toml = { $file } is not a TOML file: { $problem }
finding-box-long = it has more than { $most } characters
finding-box-dotted-key = it has a key with more than { $most } parts
finding-box-many-values = it has more than { $most } values
finding-box-many-entries = { $entry } has { $count } entries; at most { $most } are allowed
finding-box-deep = { $entry } lies too deep: at most { $most } lists and tables inside each other are allowed
finding-box-long-key = the name of an entry may have at most { $most } characters
finding-box-long-text = { $entry } has { $count } characters; at most { $most } are allowed
finding-box-hidden-key = the name of an entry has letters that can't be seen
finding-box-hidden-letters = { $entry } has letters that can't be seen, or none that can
finding-box-large-number = { $entry } is too large a number
finding-box-too-much = it takes too much time or memory to check
finding-box-more-faults = and there are more faults
finding-position-shape = it does not have the shape of a position ({ $problem })
finding-position-no-object = it is not an object
finding-position-game = it is of the game { $theirs }, not { $ours }
finding-position-lacks = it has no { $part }
finding-position-part = { $part } is not a part of a position
finding-position-part-no-object = { $part } is not an object
finding-stream-part = { $part } is not a part of a stream
finding-stream-seed = the stream’s seed is not 64 hex digits
finding-stream-number = the stream’s { $part } is not a whole number from 0 to { NUMBER($most, useGrouping: 0) }
finding-stream-left = the stream has words left of no block
finding-at-line = line { NUMBER($line, useGrouping: 0) }: { $problem }
finding-at-entry = { $entry }: { $problem }
bench-running = Measuring
bench-game = Game
bench-players = Players
bench-moves = Moves/s
bench-games = Games/s
warm-running = Compiling
warm-ready = Everything is compiled.
backup-copying = copying
backup-checking = checking
backup-writing = writing
backup-comparing = comparing
backup-playing = playing games again
backup-done = { $file } holds everything: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
backup-verified = Restored, it is the same, row by row; { $games ->
    [one] one game was played again
   *[other] { $games } games were played again
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
backup-removed = Removed, being old: { $files }
restore-done = Everything in { $file } is there again: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
cache-damaged = A compiled program was damaged; it is compiled again.
cache-not-kept = Compiled programs can’t be kept here, so they are compiled again next time.

## What can go wrong, by code

error-refused = { $player } may not play { $move }: the rules don’t allow it at that point (rule { $ruling }).
error-interrupted = Interrupted.
error-bad-backup = { $file } can’t be restored: it is no backup, or it is damaged.
error-backup-differs = { $file } does not hold what the server has ({ $tables }), and is not kept.
error-unplayable = { $file } is whole and is kept, but { $count ->
    [one] a table in it can’t be opened
   *[other] { $count } tables in it can’t be opened
}: { $tables }
error-not-empty = There is something in { $place } already; restore into another place.
error-newer-schema = This was written by a newer version of Coven; update this one.
error-no-database = The database can’t be opened: { $problem }.
error-unexpected = Something went wrong inside Coven ({ $kind }: { $message }). COVEN_DEBUG=1 shows where.
error-bad-usage = That command can’t be read: { $problem }
error-bad-usage-command = There is no command “{ $command }”. “coven --help” lists them.
error-bad-usage-option = There is no option { $option }. “--help” after the command lists them.
error-bad-usage-needs-value = { $needs_value } needs a value after it.
error-bad-usage-missing = { $missing } is missing.
error-bad-usage-wrong = The value of { $wrong } is not possible. “--help” after the command explains it.
error-bad-usage-extra = “{ $extra }” is too much here.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-no-game = Which game? Type: coven play GAME. There are: { $known }.
error-unknown-option = There is no option “{ $option }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for this game.
error-unknown-move = “{ $move }” isn’t a move here.
error-unknown-language = Coven doesn’t speak “{ $language }”; it speaks en, de and nl.
error-bad-option = “{ $option }” is not of the form name=value.
error-bad-option-value = Option { $option }: { $value } is not { $expected }.
error-bad-options = { $options } are no options: give their values by name.
error-bad-players = This game is for { $allowed } players, not { $players }.
error-bad-seat = There is no seat “{ $seat }” at a table for { $players }; seats count from 1.
error-bad-seats = There must be one name for each seat.
error-not-to-act = Seat { $seat } has nothing to decide now.
error-bad-budget = “{ $budget }” is no budget to think with: give a number of simulations from 1, or seconds above 0 and up to { $longest }.
error-bad-names = { $people ->
    [0] There are no people at the table
    [one] There is one person at the table
   *[other] There are { $people } people at the table
}, and { $names ->
    [one] one name is given.
   *[other] { $names } names are given.
}
error-bad-names-name = “{ $name }” can’t be a name: there is nothing in it to read.
error-bad-bots = { $seats ->
    [0] There is no seat for a bot
    [one] There is one seat for a bot
   *[other] There are { $seats } seats for bots
}, and { $bots ->
    [0] no bot is named.
    [one] one bot is named.
   *[other] { $bots } bots are named.
}
error-bad-count = There must be at least one game, not { $count }.
error-bad-number = There is no move number { $number }; there are { $moves }.
error-bad-seed = { $seed } is not a seed: give a whole number or a text.
error-bad-cards = These cards can’t be read or don’t come from one box.
error-bad-box = This box can’t be used: { $faults }.
error-bad-position = This position can’t be set up: { $faults }.
error-bad-record = This is not a complete record.
error-bad-record-line = This is not a complete record: line { $line } is broken or cut off.
error-bad-record-number = This is not a complete record: move number { $number } is missing or damaged.
error-bad-record-field = This is not a complete record: its first line has no { $field }.
error-bad-record-part = This is not a complete record: { $part } is missing from its end, or damaged.
error-bad-record-moves = This is not a complete record: it has { $moves } moves, and its end speaks of another number.
error-other-format = This record has format { $theirs }; this Coven reads format { $ours }.
error-other-rules-version = This was played under rules version { $theirs }; this Coven plays version { $ours }.
error-other-game = { $file } is a game of { $game }.
error-not-with-resume = A saved game goes on as it was set up, so { $given } can’t go with --resume.
error-other-box = This was played with another box than the one named { $box } here.
error-bad-path = { $path } names no file: a path is a text.
error-no-such-file = { $file } can’t be read. Does it exist?
error-cannot-write = { $file } can’t be written.
error-no-room = Nothing more can be written: there is no room left where the output goes.
error-file-exists = { $file } already exists and is left as it is.
error-not-this-game = { $file } holds something else and is left as it is. Choose another name.
error-no-guide = There is no guide for { $game }.
error-no-map = The box of { $game } has no map to draw.
error-no-picture = No picture can be drawn of { $game }.
error-unknown-side = A board has a front and a back, but no side “{ $side }”.
error-not-drawn = The { $side } of this box has no outlines, so there is nothing to draw.
error-no-seed = This record is unfinished or cut off: it has no seed, so it can’t be dealt again.
error-not-finished = { $file } is not finished, so it can only be watched from one seat (--seat).
error-seed-is-secret = The seed stays secret until the game is over.
error-record-is-secret = A record shows hidden choices, so you can have it once the game is over.
error-cannot-undo = That can’t be taken back now.
error-cannot-undo-no-move = You have made no move to take back.
error-cannot-undo-others-moved = That can’t be taken back: others have moved since.
error-cannot-undo-drew = That can’t be taken back: cards were drawn or dice rolled.
error-cannot-undo-revealed = That can’t be taken back: the others have already seen it, or have been asked about it.
error-no-gpu = No usable GPU was found here.
error-no-wasm = A module for WebAssembly can not be made or run here: { $reason }
error-no-policy = “{ $bot }” searches, so it can’t play where only compiled policies can.
error-bad-budget-text = “{ $text }”: only a bot that searches has a budget, such as master@5000, master@200ms or master@2s.
error-no-lineup = An arena needs two different bots, or one and another for it to play against (--against).
error-other-code = The rules or the bots of this game have another version there than here.
error-bad-arena-file = { $file } holds no arena, or is damaged.
error-other-arena = { $file } holds games of another arena; what differs: { $differing }. Give its seed and options, or another file.
error-arena-in-use = Another run is writing into { $file }.
error-worker-died = Processes died { $count } times at the same games.
error-no-ray = Ray is not installed here: pip install -r requirements/ray.lock
error-missing-extra = { $package } is not installed here: pip install 'coven[{ $extra }]'
error-other-dataset = { $folder } holds another dataset; what differs: { $differing }. Give its seed and options, or another folder.
error-bad-dataset = { $file } says nothing of a dataset, or is damaged.
error-not-a-dataset = There is something else in { $folder }; choose another folder.
error-bad-actions = There must be an action, a whole number, for every table or seat that is asked.
error-illegal-action = Seat { $seat } at table { $table } may not take action { $action }: { $reason }.
error-game-over = The game at table { $table } is over.
error-bad-table = There is no table { $table }; there are { $tables }.
error-bad-snapshot = This is no snapshot of such an environment.
error-bad-resets = A finished table is dealt anew at_once, next_step or never, not { $resets }.
error-bad-kind = Observations can’t be numbers of the type { $kind }.
error-bad-render-mode = This game can’t be rendered as { $mode }.
error-not-simultaneous = No two seats of { $game } choose at once.
error-ray-failed = The Ray cluster can’t play: { $why }
error-bad-ending = { $file }: the name must end in one of these: { $endings }.

## What a server refuses

error-bad-name = A name has letters and no control characters.
error-bad-settings = The settings can’t be used: { $faults }.
error-bad-sign-in = Login and password, or code, don’t go together.
error-bot-plays = A bot is playing your seat; take it back first.
error-busy = There is too much going on; try again.
error-cannot-listen = { $host }, port { $port } can’t be listened on: { $problem }.
error-cannot-start = The server could not start; the log says why.
error-cannot-start-data = The data folder { $folder } can’t be used: { $problem }.
error-cannot-start-shared = Another server uses the data folder { $folder }; stop it, or give this one a folder of its own.
error-data-gone = The database { $file } is not there any more; the server has stopped, and stored nothing since.
error-ended = The game is over.
error-failed = Something went wrong on the server.
error-foreign-origin = This was sent by a page of another site.
error-unknown-host = This server is not reached by that name.
error-full = There is no room for more; try again later.
error-has-account = You already have an account.
error-job-under-way = You are already waiting for another answer; it comes first.
error-no-hints = This table is played without hints.
error-no-such-job = That was not asked for, or was forgotten; ask again.
error-login-taken = That login is taken.
error-weak-password = { $reason ->
    [common] That password is one of those everybody tries first; take another.
    [name] The password must not be the login or the name.
   *[other] The password needs at least four different characters that are no blanks.
}
error-malformed = The server can’t read this request.
error-muted = The host of this table has muted you.
error-no-account = That needs an account.
error-no-chat = There is no chat for you at this table.
error-no-memory-aids = This table is played from memory.
error-no-seat = There is no free seat for you here.
error-no-spectators = This table is played without spectators.
error-no-such-line = Nobody has said that lately.
error-no-such-person = There is no such person, or their profile is not for you.
error-no-such-friend = There is nobody like that in your list.
error-not-friends = Only friends can be invited; send others the link.
error-too-many-listed = There are too many people in your list; remove some first.
error-too-many-invited = Enough people are invited to this table.
error-no-such-session = You have no such session.
error-no-such-table = There is no such table.
error-no-such-token = You have no such token.
error-not-for-tokens = A token can’t do that; sign in with login and password.
error-no-undo = At this table no move is taken back.
error-not-found = There is nothing here.
error-not-host = Only the person who opened the table may do that.
error-not-open = This table is no longer open.
error-not-over = You can have that once the game is over.
error-not-seated = You have no seat at this table.
error-not-signed-in = Say who you are first: a name is enough.
error-not-started = The game has not begun.
error-not-stored = This could not be stored, so it was not done. Please try again.
error-nothing-asked = Nobody is asking you to let them take back a move.
error-rules-changed = The rules have changed, and this game can’t be played on under the new ones.
error-seats-free = Some seats are still free; wait, or let bots play them.
error-stale = Something has happened since you chose this move. Have another look.
error-too-large = That is too much for one request.
error-too-many = That was too much at once; wait a little.
error-too-many-steps = Too much has been done at this table besides playing.
error-too-slow = The request took too long to arrive.
error-undo-asked = Somebody has already asked to take back a move; answer that first.
error-bad-login = A login has 3 to 30 plain letters, digits, dots, dashes and underscores.
error-bad-webhook = A webhook goes to a public https address, without a user name.
error-banned = You have been banned from this server.
error-is-admin = An admin can't be banned; take their rights away first.
error-no-admin = { $login } is no admin.
error-no-bots = At a rated or daily table no bot plays for you.
error-no-film = There is no film of this game.
error-no-such-ban = There is no such ban.
error-no-such-day = Nobody asked for a deal on that day.
error-no-such-webhook = You have no such webhook.
error-bad-subscription = That is not what a browser gives to be told by.
error-no-push = This server tells no browsers.
error-bad-mail-address = An address is like you@example.org.
error-no-mail = This server sends no mail.
error-mail-not-sent = The mail could not be sent; look at the address, or try again later.
error-bad-link = This link is not whole, or it is too old. Ask for a new one.
error-not-admin = Only an admin of this server may do that.
error-bad-passkey = That passkey doesn’t fit; try again.
error-no-passkeys-here = Passkeys need https and a name, such as https://games.example.org; an address of numbers has none.
error-no-such-passkey = You have no such passkey.
error-not-confirmed = Confirm with your passkey first.
error-no-passkey = On this server an admin needs a passkey; make one on the page of your account.
error-not-away = A bot plays for somebody only while they are away, and where no clock does it.
error-not-rated = A rated table is for people alone, by the standard rules and without help.
error-once-a-day = The daily table is played once; there is a new one tomorrow.
error-own-address = That is the address you come from yourself.
error-sealed = Everybody plays this deal today; it is shown tomorrow.
error-unreachable = The server can’t be reached.

## What people are told when it is their turn and they are away

turn-title = Coven
turn-text = It is your turn at a table
mail-turn-text = It is your turn at a table. Your games:
    { $games }

    No more of these mails, by one click:
    { $stop }
mail-confirm-subject = Mail when it is your turn?
mail-confirm-text = Somebody, probably you, wants mail sent to this address whenever it is their turn at { $site }. If you want that, follow this link within a day:
    { $link }

    If you don’t, do nothing: you will get no more mail.

## What a link shows where it is handed on

share-home = Coven
share-home-text = Witches, Wandering Towers and Broom Service at one table: with friends or bots, in the browser.
share-table = A table at Coven
share-table-of = { $game }: a table at Coven
share-table-text = Open the link to sit down or to look on. A name is all it takes.
share-replay = A finished game at Coven
share-replay-of = { $game }: a finished game at Coven
share-replay-text = Move by move, from every seat, with open cards.
share-guide-of = { $game }: learn to play
share-guide-text = A guide plays the beginning of a real game with you and explains everything. Five to ten minutes, in the browser.
share-rules-of = { $game }: the rules
share-rules-text = All rules in plain words, with a number for every ruling.
