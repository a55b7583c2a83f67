# What the web pages say in English.

## Frame

web-skip = Skip to the page
web-menu = Menu
web-nav = Pages
web-nav-play = Play
web-nav-open = Open tables
web-nav-games = My games
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
web-about-witches = A trick-taking card game in which points are bad — unless you take all of the fire.
web-about-wandering-towers = Race your wizards to the raven castle, on towers that walk and lock wizards up.
web-about-broom-service = Deliver potions by broom: be brave and get more, or cowardly and safe.
web-facts-witches = { $players } players · 30 minutes · a little nasty
web-facts-wandering-towers = { $players } players · 30 minutes · for families
web-facts-broom-service = { $players } players · 60 minutes · bluff and bravery

## Home

web-home-title = A table at night, three games of witches
web-home-lead = One click seats you against bots. With friends, a link is enough: all they need is a name.
web-home-open = See open tables
web-home-rules = Read the rules
web-learn = Learn to play
web-learn-lead = A guide plays the beginning of a real game with you and explains as it goes. It takes five to ten minutes, and you can leave at any time.
web-learn-begin = Learn { $game }
web-go-on = Go on playing
web-play-now = Play now
web-with-friends = With friends

## Tables in lists

web-your-turn = Your turn
web-status-open = waiting for players
web-status-playing = in play
web-status-over = finished
web-status-closed = closed
web-finished = Finished games
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
web-kept-friends = for a friend with the link
web-kept-anyone = for anyone
web-terms = At the table
web-public = Show this table to everybody
web-public-hint = Otherwise only those who have the link can find it.
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
web-open-table = Open the table

## Before the game

web-invited = You are invited to a table
web-name-hint = A name is all it takes. You can change it later.
web-go-in = To the table
web-have-account = I have an account
web-waiting-for = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
web-all-seated = Everybody is here.
web-table-closed = This table was closed.
web-you = you
web-bot = bot, { $bot ->
    [random] plays at random
    [careful] plays with care
    [novice] novice
    [casual] casual
    [skilled] skilled
    [expert] expert
    [master] master
   *[other] { $bot }
}
web-plain-bot = bot
web-sit-here = Sit here
web-join-as = Join as { $name }
web-start = Start the game
web-leave = Leave
web-invite = Invite friends
web-invite-hint = Whoever opens this link needs only a name to sit down.
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
web-take-back-seat = Play on myself
web-leave-sure = A bot will play on for you.
web-stay = Stay
web-watching = You are watching.
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = Mute
web-nobody-wins = Nobody wins this time.
web-rematch = Play again
web-replay = Replay
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

## Broom Service, by the names of places

broom-choose = Choose { $roles } { $most ->
    [one] role
   *[other] roles
} for this round.
broom-arrived = You have arrived. Deliver a potion here, or leave it.
broom-act-witch = fly to a { $where }{ $manner ->
    [brave] {" "}and deliver there
   *[cowardly] {""}
}
broom-act-druid = deliver with a pawn in { $where }{ $manner ->
    [brave] {" "}for { $bonus } points more
   *[cowardly] {""}
}
broom-act-fairy = charm away a cloud next to a pawn{ $manner ->
    [brave] {" "}for { $bonus } points more
   *[cowardly] {""}
}
broom-act-gatherer = take { $goods }
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
