# Wat de uitleg zegt. De uitleg speelt een voorbereid spel; daarom weten deze zinnen wat de anderen doen.

learn-guide = Uitleg
learn-back = Terug
learn-next = Verder
learn-leave = Verlaten
learn-play-on = Hier verder spelen
learn-watch = Nu spelen de anderen …
learn-confirm = Bevestig het bovenaan de pagina: “Doe het”.
learn-gathered = Alles gekozen: verstuur het met de knop bij je kaarten.
learn-held = Dat zou ook mogen. Maar laten we de uitleg volgen: lees verder of doe wat oplicht.

## Witches

learn-witches-welcome = Welkom bij Witches! Je speelt één ronde tegen drie bots; dat duurt ongeveer vijf minuten. Punten zijn slecht: wie er het minst heeft, wint.
learn-witches-cards = Dit zijn je kaarten, op kleur gesorteerd: vuur, water, aarde en lucht, elk van 1 tot 14. De tovenaar hoort bij geen kleur en is lager dan al het andere. Er wordt in slagen gespeeld: van iedereen één kaart, en de hoogste van de gevraagde kleur krijgt ze allemaal.
learn-witches-points = Wat pijn doet, ligt in de slagen die je krijgt: elke vuurkaart is 1 punt, en de vuurheks verdubbelt ze. De waterheks is 5 punten, de koningin 10. Jij hebt de vuurheks en de koningin. Weg ermee!
learn-witches-pass-witch = Voor het begint, geeft iedereen drie kaarten door, deze keer naar links. Kies de vuurheks.
learn-witches-pass-fire = Hoge vuurkaarten halen slagen met vuur binnen. Geef ook vuur 14 door.
learn-witches-pass-queen = En de koningin met haar 10 punten. Daarmee is het pakje voor Bertha compleet.
learn-witches-received = Dagmar heeft je drie kaarten gegeven; ze dragen een gouden stip. Twee ervan zijn hoge vuurkaarten. Niet aardig, maar jij hebt Bertha net hetzelfde aangedaan.
learn-witches-lead = Jij komt uit voor de eerste slag, en dat mag met elke kaart. Speel lucht 14: je krijgt de slag zeker, maar zo vroeg zit er weinig kwaads in.
learn-witches-low = Alleen lucht, geen punten, en de slag is van jou. Wie een slag krijgt, komt uit voor de volgende. Speel aarde 1: die moet iemand anders nemen.
learn-witches-wizard = Dagmar kreeg de slag met de aardheks, die hoogstens 5 punten van haar ronde af haalt. Circe had geen aarde en mocht alles spelen. Nu komt Dagmar uit met aarde 3. Jij hebt aarde, dus speel je aarde of een tovenaar, die altijd past en nooit wint. Duik weg met de tovenaar.
learn-witches-air-witch = Bertha komt uit met lucht, en er ligt niets kwaads. Speel je luchtheks: je krijgt de slag en haar erbij, en wie haar heeft, hoeft deze ronde niet bang te zijn voor de waterheks en de koningin.
learn-witches-fire = Laat nu de anderen vuur nemen. Speel vuur 2: alleen vuur 1 is lager.
learn-witches-score = Kijk naar de laatste slag, die onder de tafel ligt: Bertha kreeg hem, met drie vuurkaarten en de waterheks die Dagmar erbij gooide. Dat zijn 8 punten in één slag. De som staat ernaast en bij de naam van Bertha.
learn-witches-follow = Bertha komt uit met lucht. Je hebt nog één luchtkaart en moet die spelen. Daarna mag je alles bijgooien als er lucht gevraagd wordt, bijvoorbeeld vuur.
learn-witches-alone = Speel de rest van de ronde alleen. Wat gespeeld mag worden, licht op; probeer een donkere kaart en je hoort waarom niet. Bewaar hoge vuurkaarten voor slagen die iemand anders krijgt.
learn-witches-end = De ronde is voorbij, en het blad laat zien hoe elke som tot stand kwam. Nog één ding: wie al het vuur krijgt, en de waterheks of de koningin erbij, spreekt een spreuk uit. Dan krijgt diegene niets en alle anderen 20 tot 30 punten. Een gewoon spel gaat door tot iemand 70 punten heeft.

## Wandering Towers

learn-wandering-towers-welcome = Welkom bij Wandering Towers! Breng al je tovenaars naar de ravenburcht en vul al je flessen; wie allebei het eerst heeft gedaan, wint. Jouw tovenaars zijn goud en dragen de maan. Dit duurt ongeveer vijf minuten.
learn-wandering-towers-ring = Zestien velden liggen in een kring, en alles gaat met de klok mee, zoals de pijlen laten zien. Op negen velden staan torens, op torens staan tovenaars, en de ravenburcht staat op veld 0. Je hebt drie kaarten en speelt er elke beurt twee.
learn-wandering-towers-tower-card = Deze kaart verplaatst een tovenaar 1 veld of een toren 1 veld. Kies de onderste helft, de toren.
learn-wandering-towers-tower = Je mag elke toren verplaatsen; ze zijn van niemand. Wat erop staat, gaat mee. Verplaats toren 7: hij komt op toren 8. Zo groeien stapels.
learn-wandering-towers-wizard-card = Nu je tweede kaart: een tovenaar gaat 3 velden.
learn-wandering-towers-wizard = Een tovenaarskaart verplaatst een eigen tovenaar die in het zicht staat. Neem die op veld 1; hij komt op toren 4.
learn-wandering-towers-carried = Dit deed Bertha: toren 2 ging op de tovenaars op veld 3 staan. Ze waren opgesloten, en daarvoor vulde Bertha een fles. Toen ging de toren verder, de tovenaars waren weer vrij, en een van de jouwe reed mee naar veld 8. Geluk gehad!
learn-wandering-towers-four = Van veld 8 zijn het acht velden naar de burcht: 4 en 4, precies passend. Speel een 4.
learn-wandering-towers-ride = Verplaats je tovenaar vanaf veld 8.
learn-wandering-towers-four-more = Nog vier velden en hij is er. Speel nog een 4.
learn-wandering-towers-home = De tovenaar op veld 12 bereikt de burcht precies. Past het getal niet, dan gaat hij erlangs.
learn-wandering-towers-castle = Voorgoed thuis! Een thuiskomst beëindigt je beurt, en de burcht gaat verder naar het volgende ravenschild waar niemand staat. Intussen heeft Bertha op veld 3 tovenaars opgesloten, twee van de jouwe erbij, en twee flessen betaald voor een spreuk die een van de hare thuisbracht.
learn-wandering-towers-lock-card = Nu sluit jij iemand op. Twee tovenaars van Bertha staan op veld 11, drie velden voorbij toren 8. Kies de torenhelft van de kaart met 3 en 3.
learn-wandering-towers-lock = Verplaats toren 8 naar hen toe.
learn-wandering-towers-flask = Ze zijn opgesloten, en jij hebt een fles gevuld. Tovenaars in een toren zie je niet: onthoud waar de jouwe zijn! Je hebt nog één kaart. Speel de 4.
learn-wandering-towers-on = Verplaats de tovenaar vanaf veld 4.
learn-wandering-towers-spell = Een volle fles kan een spreuk betalen. Je twee tovenaars op veld 3 zijn opgesloten onder toren 1, en ‘Toren verplaatsen’ verplaatst voor één fles een toren 2 velden. Spreek hem uit.
learn-wandering-towers-aim = Haal toren 1 van je tovenaars af.
learn-wandering-towers-more = Je tovenaars zijn weer vrij, en een uitgegeven fles telt nog steeds als gevuld. Drie dingen ken je nog niet. Bij een kaart met een dobbelsteen wordt gegooid voordat je kiest wat beweegt; staan er twee of drie dobbelstenen op, dan mag je opnieuw gooien. Je tweede kaart mag je weggooien in plaats van spelen. En zijn je kaarten niets waard, gooi dan de hele hand weg voor een nieuwe: dan mag je een toren 1 verplaatsen, en je beurt is voorbij.
learn-wandering-towers-end = Nu ken je het hele spel: alle tovenaars thuis en geen fles leeg, dat wint. Meer spreuken, teams en meestertovenaars zijn opties van een nieuwe tafel.

## Broom Service

learn-broom-service-welcome = Welkom bij Broom Service! Je heksen vliegen over het land en leveren toverdranken. Na zeven rondes winnen de meeste punten. De uitleg speelt de eerste ronde met je; dat duurt ongeveer vijf minuten.
learn-broom-service-map = Er zijn wouden, heuvels, bergen en heiden; op het water landt niemand. Je twee pionnen dragen de maan en beginnen in de twee kastelen. Een toren neemt een toverdrank in de kleur van zijn dak en geeft de punten die erop staan; staat er een toverstokje naast, dan krijg je dat ook. Wat je hebt, staat onder je naam.
learn-broom-service-hill-witch = In elke ronde neemt iedereen in het geheim vier van de tien rollen. Die met de spiraal zijn behekst en kosten 3 punten. Neem de heuvelheks: zij vliegt naar een heuvel ernaast.
learn-broom-service-forest-witch = De woudheks vliegt naar een woud. Neem haar ook.
learn-broom-service-herbs = Toverdranken moeten verzameld worden. De kruidenverzamelaar brengt groene.
learn-broom-service-roots = De wortelverzamelaar brengt oranje, of toverstokjes.
learn-broom-service-brave = Jij speelt de eerste rol uit. Elke rol heeft een moedige helft, die meer oplevert, en een laffe. Wie moedig is, moet wachten, want iedereen na jou die de rol heeft, mag ook moedig zijn, en alleen wie het laatst moedig was, krijgt iets. Durf het: wees de moedige heuvelheks.
learn-broom-service-fly = Niemand anders heeft de heuvelheks, dus jij mag. Vlieg naar de heuvel die oplicht.
learn-broom-service-deliver = Een moedige heks levert ook. De oranje toren daar brengt 2 punten en een toverstokje. Hij is rond en neemt in het hele spel alleen deze ene drank; een vierkante toren neemt er zoveel als je wilt.
learn-broom-service-cowardly = Wie moedig was, speelt de volgende rol uit. Speel nu op zeker: wie laf is, handelt meteen, en niemand kan het bederven. Daarvoor brengt de kruidenverzamelaar één toverdrank in plaats van drie.
learn-broom-service-gather = Neem de groene toverdrank.
learn-broom-service-risk = Niemand was moedig, dus speel jij weer uit. Wees nog eens moedig, met de woudheks.
learn-broom-service-beaten = Circe heeft de woudheks ook en was na jou moedig: je bent overtroefd en krijgt helemaal niets. Dat is het risico. Circe heeft in plaats daarvan geleverd en speelt nu laf de wortelverzamelaar uit.
learn-broom-service-follow = Je hebt de wortelverzamelaar en moet meedoen. Bertha komt na jou en zou je kunnen overtroeven: wees laf.
learn-broom-service-orange = Neem een oranje toverdrank.
learn-broom-service-end = Goed gekozen: Bertha was na jou moedig. Toen alle kaarten gespeeld waren, telde de gebeurtenis: een punt voor elke pion in woud of heide. Nu begint een nieuwe ronde, met een nieuwe gebeurtenis en andere behekste rollen. De weerfee tovert voor toverstokjes wolken weg; hun bliksems tellen aan het eind, en ook sets van verschillende hulpbronnen.
