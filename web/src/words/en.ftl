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
error-passkey-not-given = No passkey was given; nothing has changed.
error-passkey-held = This device has a passkey for this account already.
error-push-denied = Your browser shows no notifications of Coven; allow them for this page first.
error-push-failed = Your browser’s own service can’t be reached, so it can’t tell you.
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

## Today’s deal and leaderboards

web-today = Today’s deal
web-today-hint = One deal a day of about ten minutes, the same cards and the same bots for everybody. Who makes the most of it?
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
web-ratings-hint = By game and number of players. Rated tables count, with an account; open one below. A game counts a tenth against somebody at your own address. Against one opponent three games in thirty days count in full, each further one half of the one before. Leaving costs whoever leaves; a win over somebody who left at once counts nothing.
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

## People: profiles, friends, invitations

web-profile = Profile
web-profile-mine = My profile
web-profile-since = here since { $day }
web-profile-guest = Guest
web-profile-guest-hint = As a guest only you see this page. With an account others can find you here, and you can have friends.
web-profile-of-mine = Everything you played to the end, private tables included. Others see public tables and past daily deals only.
web-profile-of-others = Counted from public tables and past daily deals.
web-profile-none = No finished games yet.
web-profile-hidden = This profile is not to be seen
web-profile-hidden-hint = There is nobody here, or they show their profile to friends and to people at their tables only.
web-profile-games = { $games ->
    [one] one game
   *[other] { $games } games
}
web-profile-won = { $wins } of { $games } won
web-profile-fair = { $fair } would be a fair share
web-profile-best = Best score
web-profile-rating = Rating
web-profile-for = { $players } players
web-profile-alone = alone
web-profile-place = Place { $place }
web-profile-times = { $count ->
    [one] once
   *[other] { $count } times
}
web-profile-latest = Last games
web-profile-share = Who may see my profile
web-profile-share-everybody = everybody
web-profile-share-known = friends and people at my tables
web-profile-share-nobody = nobody
web-profile-online = Friends see when I am online
web-friends = Friends
web-friends-lead = You are friends when both say yes. Only friends see that you are online, and can invite you by one click.
web-friends-none = No friends yet. Play a game with somebody, then ask them here or on their profile.
web-friends-account = Friends need an account: a guest may be gone tomorrow, and nobody could find you again.
web-friends-ask-me = They would like to be your friends
web-friends-asked = You have asked
web-friends-blocked = Blocked
web-friends-online = online
web-friends-invite = Invite to { $game }
web-friends-invite-name = Invite { $player }
web-friends-invited = { $player } is invited.
web-friends-invite-hint = They find the invitation among their games.
web-friend-ask = Ask to be friends
web-friend-ask-name = Ask { $player } to be friends
web-friend-asked = You have asked to be friends.
web-friend-yes = You are friends.
web-friend-asks = { $player } would like to be your friend.
web-friend-accept = Accept
web-friend-decline = Decline
web-friend-withdraw = Withdraw
web-friend-remove = No longer friends
web-friend-block = Block
web-friend-unblock = Unblock
web-friend-blocked = You have blocked { $player }.
web-friend-block-hint = Who is blocked can neither see your profile nor ask or invite you, and is not told.
web-invitations = Invitations
web-invitation-by = { $player } invites you
web-invitation-ignore = Ignore
web-invitation-ignore-of = Ignore { $player }’s invitation
web-streak = { $days ->
    [one] One day
   *[other] { $days } days in a row
}
web-streak-longest = { $days ->
    [one] longest row: one day
   *[other] longest row: { $days } days
}
web-daily-option-rounds = { $value ->
    [one] A single round.
   *[other] { $value } rounds.
}
web-daily-seats = { $players ->
    [1] You play alone.
    [2] You against one bot.
   *[other] You against { $bots } bots.
}

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
web-rated-hint = For people with an account, by the rulebook, without taking back: the result counts for the leaderboards.
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
web-invited-late = { $game } without a free seat
web-invited-gone = { $game }
web-no-seat = { $place ->
    [begun] The game has begun, and all seats are taken.
    [over] The game is over.
    [closed] This table was closed.
   *[full] All seats at this table are taken.
}
web-may-watch = You may look on, or open a table of your own.
web-may-not-watch = It is played without spectators, but you may open a table of your own.
web-may-open = You may open a table of your own.
web-own-table = Open a table of my own
web-link-not-whole = This link is not whole
web-link-not-whole-hint = There is no table for everybody to see at this address. The link of a private table ends in #key= and some letters: ask for the whole link, or paste it again.
web-here-already = Here already: { $players }
web-name-hint = A name is all it takes. You can change it later.
web-sit-down = Sit down
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
web-bot = bot, { bot-level }
web-sit-here = Sit here
web-join-as = Sit down as { $name }
web-start = Start the game
web-start-with = Start the game{ $free ->
    [0] { "" }
    [one] : a bot takes the free seat
   *[other] : bots take the { $free } free seats
}
web-fill = { $free ->
    [one] A bot for the free seat
   *[other] Bots for the free seats
}
web-bots-out = { $bots ->
    [one] Take the bot out
   *[other] Take the bots out
}
web-leave = Leave
web-invite = Invite friends
web-invite-hint = Whoever opens this link needs only a name to sit down.
web-invite-full = All seats are taken now. Whoever opens this link may look on.
web-invite-local = This address leads to this computer only. For friends elsewhere the server must be open to them: docs/hosting.md says how.
web-link = Link
web-copy = Copy the link
web-copied = The link is copied.
web-share = Share …
web-qr = QR code of the link
web-qr-short = QR code
web-options-of-table = Rules at this table
web-other-rules = Other rules, or another number of players: a new table instead
web-change-name = Change name

## At the table

web-table = Table
web-beside = Beside the table
web-seats = Seats
web-thinks = thinks …
web-to-act = to move
web-away = away
# what the badges at the seats mean
web-mean-you = This is your seat.
web-mean-shares = Sits at the same screen, which is handed on from turn to turn.
web-mean-bot = A program. The levels, from the weakest: { $levels }.
web-mean-to-act = The table waits for this seat.
web-mean-away = Not connected just now. Whoever comes back finds everything as it was.
web-mean-clock = The time left to decide. When it is used up, a bot plays on; the seat can be taken back.
web-awaited = { $player } is away, and the game waits. Wait too, or let a bot play until { $player } is back; “Leave” lets a bot play for you.
web-stand-in = Let a bot play for { $player }
web-clock = Time: { $text }
web-clocks = Clocks
web-days-left = { $days ->
    [one] one day
   *[other] { $days } days
}
web-moves = Your moves
web-moves-none = Nothing to choose for you right now.
web-moves-coming = One moment …
web-skip-to-my-turn = Skip to my turn
web-back = Back
web-confirm = Do it
web-confirm-move = { $move }?
web-tap-again = { $move }: tap again to do it.
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
web-leave-alone = Nobody else is here: the game ends without a result.
web-stay = Stay
web-watching = You are watching.
web-who-watches = { $count ->
    [0] Nobody is watching.
   *[other] Watching: { $names }
}
web-more-people = { $count } more
web-answers = Don’t ask me every time
web-answers-hint = What the table may answer for you. You can change it at any time; nobody else sees it.
web-hint = Hint
web-hint-title = What your moves are worth
web-hint-running = The game is being played on from here, many times …
web-hint-preparing = The program of this game is being prepared, which is done once …
web-hint-seconds = about { $seconds } s
web-hint-best = “{ $move }” looks best.
web-hint-chance = { $chance } %, score { $score }
web-hint-more = { $count ->
    [one] One more move is no better.
   *[other] { $count } more moves are no better.
}
web-hint-made = Chances to win, from wins and points in { $simulations } games played on with nothing but what you know, and the score to expect at the end; the thin line is how sure the chance is.
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
web-scores = Scores
web-you-came = { $way ->
    [won] You won!
    [shared] You won, together with others!
   *[came] You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
}
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
web-rules-sign = sign
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
web-review-points-of = Points: { $player }
web-review-rounds = Dotted uprights with numbers: where rounds began.
web-review-turning = Turning points
web-review-no-turning = No single move clearly changed the chances much.
web-review-by-play = Move { $number }, by play: { $changes }
web-review-by-luck = Move { $number }, by luck: { $changes }
web-review-costly = Moves that cost the most
web-review-no-costly = No move clearly cost anything.
web-review-cost = Move { $number }: { $player } falls by { $cost } %, from { $before } % to { $after } %
web-review-cost-points = Move { $number }: { $player } loses { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-review-played = Chosen: { $move }
web-review-then = Luck then makes it { $then } %.
web-review-better = Better: { $move }
web-review-known-chance = By what { $player } could know: { $better_chance } % to win, instead of { $chance } %.
web-review-known-points = By what { $player } could know: a final score of { $better_score }, instead of { $score }.
web-review-show = Show it on the board
web-review-lit = Better, and lit on the board: { $move }
web-review-parts = Luck and play
web-review-from = Fair share
web-review-deal = Deal and place
web-review-play = Own moves
web-review-listed = the costly ones above
web-review-rest = all others
web-review-others = Others’ moves
web-review-luck = Luck in play
web-review-result = Result
web-review-in-points = The same in points
web-review-from-points = Usual score
web-review-made = Read from top to bottom, in hundredths of a win: from a fair share to the result; ± is how sure each figure is. Each point of the game was played on { $simulations } times on average, more where it matters, by bots that are careful most of the time.

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
web-speed = Speed
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-instant = at once
web-confirming = Ask before a move
web-confirming-final = only if it gives something up for good
web-confirming-irrevocable = only if it can’t be taken back
web-confirming-always = always
web-confirming-never = never
web-sound = Sound
web-volume = Volume
web-sound-on = Sound on
web-notify = Tell me when it is my turn and this page is hidden
web-push = Tell me when it is my turn, also when Coven is closed
web-mail = Mail when it is my turn
web-mail-hint = At tables over days, when you are away; at most one every few hours for each table, and nothing of the game in it.
web-mail-address = Your address
web-mail-give = Send me a link to confirm it
web-mail-sent = A link was sent to { $address }. Follow it within a day.
web-mail-goes-to = Mail goes to { $address }.
web-mail-stop = No more mail
web-mail-stopped = You get no more mail, and the address is forgotten.
web-mail-confirm = Yes, send me mail
web-mail-confirmed = From now on you get mail when it is your turn and you are away.

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
web-codes-copy = Copy the codes
web-codes-save = Save them as a file
web-codes-copied = The codes are copied.
web-new-codes = New recovery codes
web-code = Recovery code
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in = Signed in as { $login }
web-forgot = Forgot the password?
web-know-password = I know the password
web-devices = Where you are signed in
web-this-device = this device
web-session-since = since { $since }
web-session-seen = last seen { $seen }
web-end-session = Sign out there
web-end-others = Sign out everywhere else
web-passkeys = Passkeys
web-passkeys-hint = Sign in by fingerprint, face, PIN or a security key, without a password.
web-passkeys-not-here = Passkeys need https and a name in the address bar; here there are none.
web-passkey-name = What to call it
web-passkey-add = Add a passkey
web-passkey-used = last used { $when } · { $host }
web-passkey-remove = Remove the passkey { $name }
web-remove = Remove
web-passkey-sign-in = Sign in with a passkey
web-passkey-confirm = Confirm with a passkey
web-failed-sign-ins = { $count ->
    [one] One failed attempt to sign in since { $since }
   *[other] { $count } failed attempts to sign in since { $since }
}
web-failed-sign-ins-last = The last one: { $last }. If it was not you, make sure that you use your password nowhere else. Nobody who guesses can keep you out where you have been signed in.
web-failed-sign-ins-read = I have read it
web-my-data = My data
web-export = Download everything kept about me
web-forget = Delete me
web-forget-sure = Name, account and games are gone for good. Sure?

## For admins

web-admin = Admin
web-admin-passkey = Whoever learns your password is an admin too. A passkey, asked for after the password, keeps them out.
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
web-admin-log = What admins did
web-admin-older = Older
web-admin-command-line = command line
web-admin-did-give_rights = made { $about } an admin
web-admin-did-take_rights = took the admin’s rights from { $about }
web-admin-did-drop_passkeys = removed the passkeys of { $about }
web-admin-did-ban = banned { $about }
web-admin-did-lift_ban = lifted the ban of { $about }
web-admin-did-close_table = closed table { $about }
web-admin-did-announce = told everybody: { $about }
web-admin-did-rotate_key = made a new key for sessions

## Broom Service, by the names of places

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
broom-pawn-in = pawn { $number } in { $area }
broom-which-pawn = Which of your pawns?
broom-enough = these roles are enough
broom-event-fly = { $player } flies from { $from } to { $area }.
broom-event-deliver = { $player } delivers to the { $colour ->
    [orange] orange
    [green] green
   *[purple] purple
} tower at { $place }: { count-points }.
