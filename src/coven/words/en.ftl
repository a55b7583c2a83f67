# What Coven says in English, whatever the game.

## People and seats

person = Player
person-number = Player { $number }
seat = Seat { $number }
why = { $reason } ({ $ruling })

## Help

help-coven = Witches, Wandering Towers and Broom Service, against bots or with friends at one screen.
help-games = What there is to play: players, bots, and options with their defaults.
help-play = Play a game in the terminal against bots, or several people at one screen.
help-simulate = Let bots play many games and see what comes of it.
help-replay = See a recorded game again, step by step.
help-verify = Deal a recorded game again from its seed and check that everything matches.
help-bench = Measure moves and games per second on one core.
help-warm = Compile all rules once, so that nobody waits at the table.
help-boxes = The boxes of a game: everything printed on its components, as a file to read, check, draw and change.
help-box-list = The boxes that come with each game.
help-box-show = What is in a box, and where its numbers come from if it says so.
help-box-check = Name every fault of a box, with its line.
help-box-draw = Draw a map of a box as an SVG picture.
help-box-new = Copy a box into a file of your own, to edit and play with.
help-game-name = The name of a game, as “coven games” lists it.
help-some-games = Only these games; all of them if none is named.
help-file = A record, as “coven play” or “coven simulate” saves it.
help-players = How many sit at the table.
help-option = A way to play, such as limit=50. May be given several times.
help-bots = Who plays the other seats, such as careful,random.
help-seed = A number or word that fixes the deals; without it they are secret.
help-box = A box of your own as a TOML file, or the name of one that comes with the game.
help-human = The seats played by people, from 0; only seat 0 if none is named. Several share the screen; “none” lets bots play alone.
help-name = The name of a person, in the order of the seats. May be given several times.
help-resume = Go on with a saved game, as it was set up.
help-fast = Bots play without a pause.
help-number = How many games.
help-save = Write the record of every game into this folder.
help-seat = See it from this seat’s eyes, from 0; without it the finished game is shown open.
help-picture = Draw the last position into this SVG file, where the game can be drawn, and show nothing else.
help-seconds = How long to measure each game.
help-quiet = Say nothing when done.
help-which-box = The name of a box that comes with the game (standard if none is given), or a TOML file.
help-new-file = The file to write; one that exists is left alone.
help-from = The box to copy: a name or a TOML file.
help-side = The side of the board.
help-out = The file to write; without it the picture goes to standard output.
help-width = The width in pixels; a narrow map has short marks for names. Without it the picture fits any width.
help-json = Answer with JSON, for programs.
help-lang = The language: English, German or Dutch.
help-version = Show the version.
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
games-range = from { $low } to { $high }
games-default = default

## Boxes

box-good = { $file }: everything is in order.
box-faults = { $count ->
    [one] { $file }: one fault.
   *[other] { $file }: { $count } faults.
}
box-line = line
box-drawn = Drawn: { $file }
box-new = { $file } is yours to edit. Check it with: coven box check { $game } { $file }, and play with it: coven play { $game } --box { $file }

## Playing; the words a player may type, besides the English ones

command-help = help h ?
command-moves = moves m
command-why = why w
command-set = set
command-undo = undo u
command-save = save s
command-picture = picture pic
command-quit = quit q exit
play-setting-up = Setting the table; the first time the rules are compiled …
play-hint = Type { $move } or the like · moves · why · undo · save · help · quit
play-help =
    A move is typed as it is written, such as { $move }, or as its number in the list that “moves” shows: #1.
    The end of it will do where nothing else can be meant. Several moves may stand in one line, with commas between them.
    moves           lists everything you may do now
    why MOVE        says why a move is not allowed
    set [NAME N]    shows or changes what the table answers for you, where the game has such settings
    undo            takes back your last move, as long as nobody has seen anything through it
    save [FILE]     saves the game; “coven play GAME --resume FILE” goes on with it
    picture [FILE]  draws the table as an SVG picture, where the game can be drawn
    quit            leaves the table and offers to save
play-which = { $count ->
    [one] “{ $text }” alone is not enough: if you mean { $moves }, type all of it.
   *[other] “{ $text }” could be: { $moves }. Which?
}
play-refused = { $move } is not possible. { $reason }
play-allowed = { $move } is possible.
play-why-what = Why not what? Type a move after it.
play-no-settings = This game has nothing to set.
play-too-many = { $move } was left out: your turn was over.
play-undone = Taken back.
play-confirm = { $move } – Enter to confirm your choice, or undo to change it.
play-hand-over = Hand the screen to { $player }. { $player }, press Enter when nobody else is looking.
play-more = Enter: read on
play-table-again = Enter shows the table again.
play-saved = Saved: { $file }
play-pictured = Drawn: { $file }
play-quit-save = Save the game before you leave? [Y/n]
play-no = n no
play-left = Goodbye.
play-left-saved = Goodbye. The game is saved; go on with: coven play { $game } --resume { $file }
play-rescued = The game is saved; go on with: coven play { $game } --resume { $file }
play-winners = { $count ->
    [one] { $players } wins!
   *[other] { $players } share the win!
}
play-end-hint = Enter to leave, or save [FILE] to keep the record.

## Simulating, replaying, verifying, measuring

simulate-running = Playing
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-score = Mean score
simulate-place = Mean place
simulate-summary = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves, { $seconds } s. They ended so:
replay-reading = Reading
replay-hint = Move { $number } of { $moves } · Enter: on · b: back · a number: go there · q: leave
verify-running = Dealing again
verify-matches = { $file } matches: the seed keeps the promise, and all { $moves } moves and the outcome follow from it.
verify-unfinished = { $file } is not finished. The seed keeps the promise, { $moves ->
    [0] and no move has been made yet.
    [one] and its one move follows from it.
   *[other] and all its { $moves } moves so far follow from it.
}
verify-differs = { $file } does not match:
finding-other-commitment = the seed does not match the commitment: its hash is { $hash }
finding-other-box = the box does not match: its hash is { $hash }
finding-other-box-name = the name of the box does not match: recorded { $recorded }, played { $played }
finding-other-players = the number of players does not match: recorded { $recorded }, played { $played }
finding-other-options = the options do not match: recorded { $recorded }, played { $played }
finding-misfit = move { $number } ({ $move } by seat { $seat }) does not fit the deal of this seed: { $reason }
finding-no-seed = the game is not finished, so its seed is not told
finding-unfinished = the game is not finished, so there is no outcome to check
finding-not-over = the game is not over after its last move
finding-no-outcome = the game is over after its last move, but no outcome is recorded
finding-other-outcome = { $part } recorded as { $recorded }, but played as { $played }
finding-no-part = { $part } is recorded, but is no part of an outcome
bench-running = Measuring
bench-game = Game
bench-players = Players
bench-moves = Moves/s
bench-games = Games/s
warm-running = Compiling
warm-ready = Everything is compiled.

## What can go wrong, by code

error-refused = { $player } may not play { $move }. The rules don’t allow it at that point ({ $ruling }).
error-interrupted = Interrupted.
error-unexpected = Something went wrong inside Coven ({ $kind }: { $message }). COVEN_DEBUG=1 shows where.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-unknown-option = There is no option “{ $option }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for this game.
error-unknown-move = “{ $move }” is no move of this game.
error-unknown-language = There are no words in “{ $language }”; there are en, de, nl.
error-bad-option = “{ $option }” is not of the form name=value.
error-bad-option-value = Option { $option }: { $value } is not { $expected }.
error-bad-options = { $options } are no options: give their values by name.
error-bad-players = This game is for { $allowed } players, not { $players }.
error-bad-seat = There is no seat “{ $seat }” at a table of { $players }; they count from 0.
error-bad-seats = There must be one name for each seat.
error-not-to-act = Seat { $seat } has nothing to decide now; seats count from 0.
error-bad-names = { $people ->
    [0] There are no people at the table
    [one] There is one person at the table
   *[other] There are { $people } people at the table
}, and { $names ->
    [one] one name is given.
   *[other] { $names } names are given.
}
error-bad-names-name = “{ $name }” is no name: there is nothing in it to read.
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
error-bad-record = This is not a whole record.
error-bad-record-line = This is not a whole record: line { $line } is broken or cut off.
error-bad-record-number = This is not a whole record: move number { $number } is missing or damaged.
error-bad-record-field = This is not a whole record: its first line has no { $field }.
error-bad-record-part = This is not a whole record: { $part } is missing from its end, or damaged.
error-bad-record-moves = This is not a whole record: it has { $moves } moves, and its end speaks of another number.
error-other-format = This record has format { $theirs }; this Coven reads format { $ours }.
error-other-rules-version = This was played under rules version { $theirs }; this Coven plays version { $ours }.
error-other-game = { $file } is a game of { $game }.
error-not-with-resume = A saved game goes on as it is: { $given } can’t go with --resume.
error-other-box = This was played with another box than the one named { $box } here.
error-no-such-file = { $file } can’t be read. Is it there?
error-cannot-write = { $file } can’t be written.
error-file-exists = { $file } exists already and is left as it is.
error-no-map = The box of { $game } has no map to draw.
error-no-picture = No picture can be drawn of { $game }.
error-unknown-side = A board has a front and a back, but no side “{ $side }”.
error-not-drawn = The { $side } of this box has no outlines, so there is nothing to draw.
error-no-seed = This record is unfinished or cut off: it has no seed, so it can’t be dealt again.
error-not-finished = { $file } is not finished: it can be seen from one seat’s eyes only (--seat).
error-seed-is-secret = The seed is told when the game is over.
error-cannot-undo = Nothing can be taken back now: what drew at random or showed somebody a secret stays.
error-no-gpu = There is no GPU that could be used here.
error-unfair-arena = With these options the true state tells a bot more than its seat knows, so the arena would not be fair.
