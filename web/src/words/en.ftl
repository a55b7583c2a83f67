# What the web pages say in English.

## Frame

web-skip = Skip to the page
web-menu = Menu
web-nav = Pages
web-nav-play = Play
web-nav-open = Open tables
web-nav-games = My games
web-nav-daily = Today’s deal
web-nav-ratings = Leaderboards
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-account = Account
web-close = Close
web-loading = Setting the table …
web-not-found = There is nothing here.
web-go-home = All games
web-unreachable = The server can’t be reached. Reload the page to try again.
error-unreachable = The server can’t be reached right now.
error-session-over = You have signed out here.
web-yes = Yes
web-no = No

## Games

web-title-witches = Witches
web-title-wandering-towers = Wandering Towers
web-title-broom-service = Broom Service
web-about-witches = A trick-taking card game in which points are bad — unless you take all of the fire.
web-about-wandering-towers = Race your wizards to the raven castle, on towers that walk and lock wizards up.
web-about-broom-service = Deliver potions by broom: be brave and get more, or cowardly and safe.
web-facts-witches = { $players } players · 30 minutes · a little nasty
web-facts-wandering-towers = { $players } players · 30 minutes · for families
web-facts-broom-service = { $players } players · 60 minutes · bluff and bravery

## Home

web-home-title = Three games of witches and wizards, at one table
web-home-lead = Play at once against bots: one click seats you. Or with friends: send them a link, or share one screen.
web-home-open = See open tables
web-home-rules = Read the rules
web-learn = Learn to play
web-learn-lead = A guide plays the beginning of a real game with you and explains as it goes. It takes five to ten minutes, and you can leave at any time.
web-learn-begin = Learn { $game }
web-guide = Guide
web-go-on = Go on playing
web-play-now = Play now
web-with-friends = With friends

## Today’s deal and leaderboards

web-today = Today’s deal
web-today-hint = One deal a day, the same cards and the same bots for everybody. Who makes the most of it?
web-today-play = Play { $game }
web-today-mine = My { $game }
web-today-results = Results
web-today-results-of = Results: { $game }
web-daily-of = The deal of { $day }
web-daily-facts = You sit at the first seat, bots at the others. Everybody plays it once.
web-daily-nobody = Nobody has finished it yet.
web-daily-first = The first place is still free.
web-daily-none = Nobody played on that day.
web-daily-secret = The games can be read when the day is over (midnight UTC).
web-daily-told = Choose up to four people to see their lines of play side by side.
web-daily-before = The day before
web-daily-after = The day after
web-daily-compare = Compare
web-daily-compare-with = Compare { $player }
web-daily-lines = Side by side
web-daily-lines-hint = What each did at the same choice. The line marks where they part; bold is what differs from the first.
web-daily-over = finished
web-replay-of = Replay of { $player }’s game
web-rank = Rank
web-name = Name
web-place = Place at the table
web-points = Points
web-rating = Rating
web-rated-games = Games
web-ratings-hint = By game and number of players. Rated tables count; open one below. Guests are listed once they have an account.
web-ratings-game = Game
web-ratings-nobody = Nobody has a rating here yet.
web-ratings-mine = My ratings
web-ratings-of = { $players } players · { $games ->
    [one] one game
   *[other] { $games } games
}
web-page = Page { $page } of { $pages }
web-page-before = Page before
web-page-after = Next page

## Tables in lists

web-your-turn = Your turn
web-status-open = waiting for players
web-status-playing = in play
web-status-over = finished
web-status-closed = closed
web-finished = Finished games
web-found-all = all
web-found-won = won
web-found-lost = not won
web-found-with = With
web-found = { $count ->
    [0] No game is like that.
    [one] One game.
   *[other] { $count } games.
}
web-found-place = place { $place } of { $players }
web-somebody = somebody
web-no-games = No game is waiting for you.
web-no-open = Nobody is waiting for players right now. Open a table of your own!
web-watch-games = Games to watch
web-watch = Watch
web-join = Join
web-live = live
web-days = over days
web-free-seats = { $free } of { $players } seats free

## A new table

web-new-table = New table
web-players = Players
web-your-name = Your name
web-made-up = a name is made up for you
web-seat-for = Seat { $seat }
web-at-screen = People at this screen
web-at-screen-hint = They take turns here. Where hands are secret, a curtain closes between two of them.
web-name-of = Name at seat { $seat }
web-kept-here = at this screen
web-kept-friends = for a friend with the link
web-kept-anyone = for anyone
web-terms = At the table
web-public = Show this table to everybody
web-public-hint = Otherwise only those who have the link can find it.
web-rated = Rated
web-rated-hint = For people alone, by the rulebook, without taking back: the result counts for the leaderboards.
web-pace = Pace
web-pace-free = no clock
web-pace-quick = quick: 30 seconds a move + 3 minutes
web-pace-calm = calm: 90 seconds a move + 10 minutes
web-pace-day = a day for each move
web-pace-days = three days for each move
web-undo-own = own move, if nothing was revealed
web-undo-consent = also further, if everybody agrees
web-undo-none = never
web-chat-everyone = players, and spectators apart
web-chat-players = only players
web-chat-none = none
web-spectators = Spectators may watch
web-memory-aids = Look up what happened
web-memory-aids-hint = The log keeps all that you have seen. Without it, you play from memory.
web-hints = Hints
web-hints-usual = where one person plays against bots
web-hints-own = for everybody, on their turn
web-hints-none = none
web-hints-hint = A hint says what each of your moves is worth, by playing on many times.
web-delay = Spectators see what happens
web-delay-minutes = { $minutes ->
    [0] at once
    [one] a minute later
   *[other] { $minutes } minutes later
}
web-delay-hint = Later, so that nobody who watches can help somebody at the table.
web-options = Rules of the game
web-presets = Ready-made sets of rules
web-preset-rulebook = Rulebook
web-preset-family = Family
web-preset-experts = Experts
web-preset-rulebook-witches = To 70 points, as the rulebook has it.
web-preset-family-witches = Four rounds, then it is over.
web-preset-experts-witches = Points are not shown, the earth witch works on the sheet, and a last spell may rescue.
web-preset-rulebook-wandering-towers = The basic game with the two basic spells.
web-preset-family-wandering-towers = You see where your own wizards are locked up.
web-preset-experts-wandering-towers = Master wizards: spells on anybody’s turn.
web-preset-rulebook-broom-service = The front of the board with heavy clouds.
web-preset-family-broom-service = The front of the board; gatherers may take a part.
web-preset-experts-broom-service = The back of the board with tiles, and storm clouds.
web-all-options = All options
web-box = Box
web-box-standard = the standard box
web-box-own = a file of my own …
web-box-hint = Cards, boards and numbers of the game; other boxes have others.
web-box-file = File of the box
web-box-file-hint = A TOML file, as “coven box new” writes one to edit.
web-open-table = Open the table

## Before the game

web-invited = You are invited to a table of { $game }
web-here-already = Here already: { $players }
web-name-hint = A name is all it takes. You can change it later.
web-go-in = To the table
web-have-account = I have an account
web-waiting-for = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-all-seated = Everybody is here.
web-host-starts = { $player } starts the game.
web-table-closed = This table was closed.
web-closed-host-closed = Whoever opened it has left before the game began.
web-closed-everybody-left = Everybody has left.
web-closed-abandoned = Nobody had come back to it for a long time.
web-closed-expired = The game was not begun in time.
web-closed-rules-changed = The rules of this game were corrected while it was played, and it can’t go on by the new ones. Open a new table: the next game is played by them.
web-closed-closed-by-admin = Whoever runs this server has closed it.
web-you = you
web-shares = at { $player }’s screen
web-bot = bot, { $bot ->
    [random] plays at random
    [careful] skilled
    [novice] novice
    [casual] casual
    [skilled] skilled
    [expert] expert
    [master] master
   *[other] { $bot }
}
web-sit-here = Sit here
web-join-as = Join as { $name }
web-start = Start the game
web-leave = Leave
web-invite = Invite friends
web-invite-hint = Whoever opens this link needs only a name to sit down.
web-invite-local = This address leads to this computer only. For friends elsewhere the server must be open to them: docs/hosting.md says how.
web-link = Link
web-copy = Copy the link
web-copied = The link is copied.
web-qr = QR code of the link
web-options-of-table = Rules at this table

## At the table

web-table = Table
web-beside = Beside the table
web-seats = Seats
web-thinks = thinks …
web-to-act = to move
web-away = away
web-clock = Time: { $text }
web-days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
web-moves = Your moves
web-moves-none = Nothing to choose for you right now.
web-moves-coming = One moment …
web-back = Back
web-confirm = Do it
web-confirm-move = { $move }?
web-sending = { $move } …
web-connecting = The connection is lost. Connecting again … nothing is lost.
web-closed = This table can’t be shown.
web-see-rule = Rule { $ruling }
web-undo = Take back
web-ask-undo = Ask to take back
web-undo-asked = { $player } would like to take back a move. Agreed?
web-took-back = { $player } takes back a move.
web-let-bot-play = Let a bot play
web-bot-plays = A bot is playing for you.
web-bot-plays-for = A bot is playing for { $player }.
web-plays-again = { $player } is playing again.
web-take-back-seat = Play on myself
web-leave-sure = A bot will play on for you.
web-stay = Stay
web-watching = You are watching.
web-answers = Don’t ask me every time
web-answers-hint = What the table may answer for you. You can change it at any time; nobody else sees it.
web-hint = Hint
web-hint-title = What your moves are worth
web-hint-running = The game is being played on from here, many times …
web-hint-best = “{ $move }” looks best.
web-hint-chance = { $chance } %
web-hint-more = { $count ->
    [one] One more move is worse.
   *[other] { $count } more moves are worse.
}
web-hint-made = Chances to win, from { $simulations } games played on with nothing but what you know; the thin line is how sure that is.
web-curtain-turn = It is { $player }’s turn
web-curtain-hint = Hand the screen to { $player }. Everybody else looks away.
web-curtain-open = I am { $player }
web-curtain-back = Back to { $player }, to take back the move
web-curtain-others = The others are playing
web-curtain-wait = Here it will say who is next at this screen.
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = Mute
web-nobody-wins = Nobody wins this time.
web-rematch = Play again
web-rematch-waits = The next game is waiting for you.
web-replay = Replay
web-replay-and-review = Replay and review
web-record = Download the record
web-fair = Was the shuffle fair?
web-fair-hint = From the start this number was shown: SHA-256 of salt and seed. With the seed below, “coven verify” deals the game again from its record.

## Rules and replay

web-rules-search = Search, or the number of a rule
web-rules-parts = Sections
web-rules-none = Nothing found.
web-rules-which = Choose a game.
web-replay-start = To the start
web-replay-back = One move back
web-replay-on = One move on
web-replay-end = To the end
web-replay-move = Move { $number } of { $moves }
web-run = Play
web-pause = Pause
web-eyes = Seen by
web-eyes-spectator = a spectator
web-eyes-open = everybody: open cards
web-open-hands = Everybody’s cards
web-replay-slow = slow
web-replay-usual = usual
web-replay-quick = quick
web-fork = What if …?
web-fork-hint = Play on from the point shown, against bots. It is a game of its own and counts nowhere.
web-fork-seat = I play
web-fork-bots = The others are played by
web-fork-from = Play on after move { $number }
web-fork-known = This game began in the middle of another: its shuffle was known.
web-fork-began = This game began after move { $number } of another one.
web-fork-other = See that game
web-fair-check = Check it here
web-fair-check-hint = Before the first move a number was shown: SHA-256 of salt and seed. This page can work it out again from the record.
web-fair-kept = It is the shuffle that was promised.
web-fair-broken = This is not the shuffle that was promised!
web-fair-unknown = This browser can check it only over https. “coven verify” checks the downloaded record.
web-fair-sealed = Everybody plays this deal today. Seed and record follow tomorrow.
web-fair-numbers = The numbers
web-commitment = Shown before the first move
web-salt = Salt
web-seed = Seed
web-review = Review
web-review-hint = From every point the game is played on many times: how the chances changed, what was luck and what was play, and which moves were better. It takes a while.
web-review-start = Review this game
web-review-running = The game is being looked at …
web-review-chart = Chances to win, move by move
web-review-start-of-game = Start
web-review-end-of-game = Move { $number }
web-review-table = As a table
web-review-move = Move
web-review-turning = Turning points
web-review-no-turning = The chances changed little by little.
web-review-by-play = Move { $number }, by play: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-by-luck = Move { $number }, by luck: { $player } +{ $gain } %, { $other } −{ $loss } %
web-review-costly = Moves that cost the most
web-review-no-costly = No move cost much.
web-review-cost = Move { $number }: { $player } loses { $cost } %
web-review-cost-points = Move { $number }: { $player } loses points, not chances
web-review-played = Chosen: { $move } ({ $chance } %)
web-review-better = Better: { $move } ({ $chance } %)
web-review-show = Show it on the board
web-review-lit = Better, and lit on the board: { $move }
web-review-parts = Luck and play
web-review-from = Fair share
web-review-deal = Deal
web-review-play = Own moves
web-review-others = Others’ moves
web-review-luck = Luck in play
web-review-result = Result
web-review-made = Read from top to bottom, in hundredths of a win: from a fair share to the result. Each point of the game was played on { $simulations } times.

## Settings

web-language = Language
web-theme = Colours
web-theme-system = as the device has it
web-theme-night = night
web-theme-day = day
web-motion = Motion
web-motion-system = as the device has it
web-motion-full = pieces travel
web-motion-reduced = none
web-confirming = Ask before a move
web-confirming-final = only if it can’t be changed any more
web-confirming-always = always
web-confirming-never = never
web-sound = Sound
web-notify = Tell me when it is my turn and this page is hidden

## Account

web-save = Save
web-saved = Saved.
web-make-account = Make an account
web-make-account-hint = You keep your games and can come back from any device. No e-mail address needed.
web-login = Login
web-password = Password
web-your-password = Your password
web-old-password = Old password
web-new-password = New password
web-change-password = Change password
web-codes = Recovery codes
web-codes-hint = Write them down now: they are shown only once. Each lets you set a new password once.
web-new-codes = New recovery codes
web-code = Recovery code
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $login }
web-forgot = Forgot the password?
web-know-password = I know the password
web-devices = Where you are signed in
web-this-device = this device
web-end-session = Sign out there
web-end-others = Sign out everywhere else
web-my-data = My data
web-export = Download everything kept about me
web-forget = Delete me
web-forget-sure = Name, account and games are gone for good. Sure?

## For admins

web-admin = Admin
web-admin-load = How the server is doing
web-admin-version = Version
web-admin-up = Running for
web-admin-hours = { $hours } h
web-admin-here = People connected
web-admin-sockets = Connections
web-admin-desks = Tables in memory
web-admin-storing = Waiting to be stored
web-admin-memory = Memory
web-admin-people = People known
web-admin-tables = Tables
web-admin-status = Which
web-admin-public = public
web-admin-private = private
web-admin-close = Close
web-admin-close-sure = Close it for good
web-admin-none = Nothing here.
web-admin-banning = Keep somebody out
web-admin-person = Name or login
web-admin-search = Search
web-admin-guest = guest
web-admin-ban = Ban
web-admin-address = Address or network
web-admin-reason = Reason
web-admin-days = Days (empty: until lifted)
web-admin-bans = Banned now
web-admin-until = until { $until }
web-admin-for-ever = it is lifted
web-admin-lift = Lift
web-admin-announce = Tell everybody
web-admin-text = Text
web-admin-tell = Tell everybody
web-admin-announced = Everybody has been told.
web-admin-errors = Last errors

## Broom Service, by the names of places

broom-choose = Choose { $roles } { $most ->
    [one] role
   *[other] roles
} for this round.
broom-choose-more = Choose { $roles } more { $most ->
    [one] role
   *[other] roles
}.
broom-arrived = You have arrived. Deliver a potion here, or leave it.
broom-area = { $landscape } { $area }
broom-fly = fly with pawn { $number } to { $area }
broom-deliver = deliver with pawn { $number } to the { $shape ->
    [square] square
   *[round] round
} { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} tower at { $place }: { count-points }
broom-charm = charm away the cloud over { $area } for { count-wands }: { count-bolts }
broom-jump = jump to stone circle { $circle } at { $area }
broom-enough = these roles are enough
broom-event-fly = { $player } flies from { $from } to { $area }.
broom-event-deliver = { $player } delivers to the { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} tower at { $place }: { count-points }.
