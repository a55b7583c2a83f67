# What the guides say. A guide plays a prepared game, so that these sentences know what the others do.

learn-guide = Guide
learn-back = Back
learn-next = Next
learn-leave = Leave
learn-play-on = Play on here
learn-watch = Now the others play …
learn-confirm = Confirm it at the top of the page: “Do it”.
learn-gathered = All chosen: send them with the button beside your cards.
learn-held = That would be allowed too. But let us follow the guide: read on, or do what glows.

## Witches

learn-witches-welcome = Welcome to Witches! You will play one round against three bots; it takes about five minutes. Points are bad: whoever has the fewest wins.
learn-witches-cards = These are your cards, sorted by suit: fire, water, earth and air, each from 1 to 14. The wizard belongs to no suit and is lower than everything else. Cards are played in tricks: one from each player, and the highest card of the suit that was led takes all.
learn-witches-points = What hurts is in the tricks you take: each fire card is 1 point, and the Fire Witch doubles them. The Water Witch is 5 points, the Queen 10. You hold the Fire Witch and the Queen. Away with them!
learn-witches-pass-witch = Before play begins, everybody passes three cards, this time to the left neighbour. Choose the Fire Witch.
learn-witches-pass-fire = High fire cards take tricks with fire in them. Pass Fire 14 as well.
learn-witches-pass-queen = And the Queen, which is 10 points. That completes the packet for Bertha.
learn-witches-received = Dagmar has given you three cards; they bear a gold dot. Two of them are high fire cards. Not kind, but you have just done the same to Bertha.
learn-witches-lead = You lead the first trick, and any card may be led. Play Air 14: you will surely take the trick, but so early there is little harm in it.
learn-witches-low = All air, no points, and the trick is yours. Whoever takes a trick leads the next one. Lead Earth 1: somebody else must take that.
learn-witches-wizard = Dagmar took it with the Earth Witch, which takes up to 5 points off her round. Circe had no earth, so she could play anything. Now Dagmar leads Earth 3. You have earth, so you play earth or a wizard, which always fits and never wins. Duck with the wizard.
learn-witches-air-witch = Bertha leads air, and nothing bad lies there. Play your Air Witch: you take the trick and her with it, and whoever has her need not fear the Water Witch and the Queen this round.
learn-witches-fire = Now make the others take some fire. Lead Fire 2: only Fire 1 is lower.
learn-witches-score = Look at the last trick, which lies below the table: Bertha took it, with three fire cards and the Water Witch that Dagmar threw in. That makes 8 points in a single trick. The sum stands there too, and beside Bertha’s name.
learn-witches-follow = Bertha leads air. You have one air card left, so you must play it. After that you are free to throw in anything when air is led, fire for example.
learn-witches-alone = Now play the rest of the round by yourself. What may be played glows; try a dimmed card and you are told why not. Keep high fire cards for tricks that somebody else takes.
learn-witches-end = The round is over, and the sheet shows how each sum came about. One more thing: whoever takes all the fire, and the Water Witch or the Queen with it, casts a spell. Then they get nothing and all the others 20 to 30 points. A usual game goes on until somebody has 70 points.

## Wandering Towers

learn-wandering-towers-welcome = Welcome to Wandering Towers! Bring all your wizards into the raven castle and fill all your flasks; whoever has done both first wins. Your wizards are golden and bear the moon. This takes about five minutes.
learn-wandering-towers-ring = Sixteen spaces lie in a ring, and everything goes clockwise, as the arrows show. Towers stand on nine of them, wizards stand on towers, and the raven castle stands on space 0. You hold three cards and play two of them each turn.
learn-wandering-towers-tower-card = This card moves a wizard by 1 or a tower by 1. Choose its lower half, the tower.
learn-wandering-towers-tower = You may move any tower; they belong to nobody. Whatever stands on it comes along. Move tower 7: it lands on tower 8. So stacks grow.
learn-wandering-towers-wizard-card = Now your second card: a wizard goes 3 spaces.
learn-wandering-towers-wizard = A wizard card moves one of your own that stands in the open. Take the one on space 1; it gets to tower 4.
learn-wandering-towers-carried = What Bertha did: tower 2 went on top of the wizards on space 3. They were locked up, and for that Bertha filled a flask. Then the tower went on, the wizards were free again, and one of yours rode along to space 8. Lucky!
learn-wandering-towers-four = From space 8 it is eight spaces to the castle: 4 and 4, exactly what it takes. Play a 4.
learn-wandering-towers-ride = Move your wizard from space 8.
learn-wandering-towers-four-more = Four spaces more and it is there. Play another 4.
learn-wandering-towers-home = The wizard on space 12 reaches the castle exactly. It would go past if the number did not fit.
learn-wandering-towers-castle = Home for good! A homecoming ends your turn, and the castle moves on to the next raven shield where nobody stands. Since then Bertha has locked up wizards on space 3, two of yours among them, and has paid two flasks for a spell that brought one of hers home.
learn-wandering-towers-lock-card = Now you lock somebody up. Two of Bertha’s wizards stand on space 11, three spaces beyond tower 8. Choose the tower half of the card with 3 and 3.
learn-wandering-towers-lock = Move tower 8 onto them.
learn-wandering-towers-flask = They are locked up, and you have filled a flask. Wizards in a tower can’t be seen: remember where yours are! You have one more card. Play the 4.
learn-wandering-towers-on = Move the wizard from space 4.
learn-wandering-towers-spell = A full flask can pay for a spell. Your two wizards on space 3 are locked up under tower 1, and “Move a tower” moves a tower by 2 for one flask. Cast it.
learn-wandering-towers-aim = Move tower 1 off your wizards.
learn-wandering-towers-more = Your wizards are free again, and a flask that was spent still counts as filled. Three things you have not met yet. A card with a die is rolled before you choose what moves; where it shows two or three dice, you may roll again. Your second card may be thrown away instead of played. And if your cards are no good, throw the whole hand away for a new one: then you may move one tower by 1, and your turn is over.
learn-wandering-towers-end = Now you know the whole game: all wizards home and no flask empty wins. More spells, teams and master wizards are options of a new table.

## Broom Service

learn-broom-service-welcome = Welcome to Broom Service! Your witches fly over the land and deliver potions. After seven rounds the most points win. The guide plays the first round with you; it takes about five minutes.
learn-broom-service-map = There are forests, hills, mountains and prairies; nobody lands on water. Your two pawns bear the moon and start in the two castles. A tower takes a potion of the colour of its roof and gives the points written on it; a small wand beside it is yours as well. What you have stands below your name.
learn-broom-service-hill-witch = In each round everybody secretly takes four of ten roles. Those with a spiral are bewitched and cost 3 points. Take the hill witch: she flies to a hill next to her.
learn-broom-service-forest-witch = The forest witch flies to a forest. Take her too.
learn-broom-service-herbs = Potions must be gathered. The herb gatherer brings green ones.
learn-broom-service-roots = The root gatherer brings orange ones, or wands.
learn-broom-service-brave = You lead the first role. Each has a brave half, which brings more, and a cowardly one. Whoever is brave must wait, for everybody after you who has the role may be brave as well, and only the last brave one gets anything. Dare it: be the brave hill witch.
learn-broom-service-fly = Nobody else has the hill witch, so you may act. Fly to Fox Downs, the hill that glows.
learn-broom-service-deliver = A brave witch also delivers. The orange tower in Fox Downs brings 2 points and a wand. It is round and takes only this one potion in the whole game; a square tower takes any number.
learn-broom-service-cowardly = Whoever was brave leads the next role. This time play it safe: a coward acts at once, and nobody can spoil it. In return the herb gatherer brings one potion instead of three.
learn-broom-service-gather = Take the green potion.
learn-broom-service-risk = Nobody was brave, so you lead again. Be brave once more, with the forest witch.
learn-broom-service-beaten = Circe has the forest witch too, and was brave after you: you are beaten and get nothing at all. That is the risk. Circe delivered instead, and now leads the root gatherer, cowardly.
learn-broom-service-follow = You have the root gatherer, so you must follow. Bertha comes after you and could beat you: be cowardly.
learn-broom-service-orange = Take an orange potion.
learn-broom-service-end = A good choice: Bertha was brave after you. When all cards were played, the event counted: a point for each pawn in forest or prairie. Now a new round begins, with a new event and other bewitched roles. The weather fairy charms clouds away for wands; their lightning counts at the end, and so do sets of different resources.
