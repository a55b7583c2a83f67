# Was die Einführungen sagen. Eine Einführung spielt eine vorbereitete Partie; darum wissen diese Sätze, was die anderen tun.

learn-guide = Einführung
learn-back = Zurück
learn-next = Weiter
learn-leave = Verlassen
learn-play-on = Hier weiterspielen
learn-watch = Jetzt spielen die anderen …
learn-confirm = Bestätige es oben auf der Seite: „So machen“.
learn-gathered = Alles gewählt: Schick es mit dem Knopf bei deinen Karten ab.
learn-held = Das wäre auch erlaubt. Aber lass uns der Einführung folgen: Lies weiter oder tu, was leuchtet.

## Witches

learn-witches-welcome = Willkommen bei Witches! Du spielst eine Runde gegen drei Bots; das dauert etwa fünf Minuten. Punkte sind schlecht: Wer am wenigsten hat, gewinnt.
learn-witches-cards = Das sind deine Karten, nach Farben sortiert: Feuer, Wasser, Erde und Luft, jede von 1 bis 14. Der Zauberer gehört zu keiner Farbe und ist niedriger als alles andere. Gespielt wird in Stichen: von jedem eine Karte, und die höchste der angespielten Farbe nimmt alle.
learn-witches-points = Was weh tut, liegt in den Stichen, die du bekommst: Jede Feuerkarte zählt 1 Punkt, und die Feuerhexe verdoppelt sie. Die Wasserhexe zählt 5 Punkte, die Königin 10. Du hast die Feuerhexe und die Königin. Weg damit!
learn-witches-pass-witch = Bevor es losgeht, geben alle drei Karten weiter, diesmal nach links. Wähle die Feuerhexe.
learn-witches-pass-fire = Hohe Feuerkarten holen Stiche mit Feuer. Gib auch Feuer 14 weiter.
learn-witches-pass-queen = Und die Königin mit ihren 10 Punkten. Damit ist das Päckchen für Bertha vollständig.
learn-witches-received = Dagmar hat dir drei Karten gegeben; sie tragen einen goldenen Punkt. Zwei davon sind hohe Feuerkarten. Nicht nett, aber du hast Bertha gerade dasselbe angetan.
learn-witches-lead = Du spielst zum ersten Stich aus, und zwar was du willst. Spiel Luft 14: Du bekommst den Stich bestimmt, aber so früh ist kaum etwas Schlimmes darin.
learn-witches-low = Nur Luft, keine Punkte, und der Stich gehört dir. Wer einen Stich bekommt, spielt den nächsten aus. Spiel Erde 1 aus: Die muss jemand anderes nehmen.
learn-witches-wizard = Dagmar nahm den Stich mit der Erdhexe, die ihr bis zu 5 Punkte der Runde abnimmt. Circe hatte keine Erde und durfte alles spielen. Jetzt spielt Dagmar Erde 3 aus. Du hast Erde, also spielst du Erde oder einen Zauberer, der immer passt und nie gewinnt. Duck dich mit dem Zauberer.
learn-witches-air-witch = Bertha spielt Luft aus, und nichts Schlimmes liegt dort. Spiel deine Lufthexe: Du bekommst den Stich und sie dazu, und wer sie hat, braucht Wasserhexe und Königin in dieser Runde nicht zu fürchten.
learn-witches-fire = Jetzt sollen die anderen Feuer nehmen. Spiel Feuer 2 aus: Nur Feuer 1 ist niedriger.
learn-witches-score = Sieh dir den letzten Stich an, er liegt unter dem Tisch: Bertha bekam ihn, mit drei Feuerkarten und der Wasserhexe, die Dagmar dazugeworfen hat. Das sind 8 Punkte in einem einzigen Stich. Die Rechnung steht daneben und bei Berthas Namen.
learn-witches-follow = Bertha spielt Luft aus. Du hast noch eine Luftkarte und musst sie spielen. Danach darfst du alles abwerfen, wenn Luft ausgespielt wird, zum Beispiel Feuer.
learn-witches-alone = Spiel den Rest der Runde allein. Was gespielt werden darf, leuchtet; versuch eine dunkle Karte, und du erfährst, warum nicht. Heb hohe Feuerkarten für Stiche auf, die jemand anderes bekommt.
learn-witches-end = Die Runde ist vorbei, und das Blatt zeigt, wie jede Summe zustande kam. Noch etwas: Wer alle Feuerkarten bekommt und dazu die Wasserhexe oder die Königin, wirkt einen Zauber. Dann gibt es für ihn nichts und für alle anderen 20 bis 30 Punkte. Eine übliche Partie geht weiter, bis jemand 70 Punkte hat.

## Wandering Towers

learn-wandering-towers-welcome = Willkommen bei Wandering Towers! Bring alle deine Magier in die Rabenburg und fülle alle deine Flaschen; wer beides zuerst schafft, gewinnt. Deine Magier sind golden und tragen den Mond. Das dauert etwa fünf Minuten.
learn-wandering-towers-ring = Sechzehn Felder liegen im Ring, und alles geht im Uhrzeigersinn, wie die Pfeile zeigen. Auf neun Feldern stehen Türme, auf Türmen stehen Magier, und die Rabenburg steht auf Feld 0. Du hast drei Karten und spielst in jedem Zug zwei davon.
learn-wandering-towers-tower-card = Diese Karte bewegt einen Magier um 1 oder einen Turm um 1. Wähle die untere Hälfte, den Turm.
learn-wandering-towers-tower = Du darfst jeden Turm bewegen; sie gehören niemandem. Was darauf steht, kommt mit. Beweg Turm 7: Er landet auf Turm 8. So wachsen Stapel.
learn-wandering-towers-wizard-card = Jetzt deine zweite Karte: Ein Magier zieht 3 Felder.
learn-wandering-towers-wizard = Eine Magierkarte bewegt einen eigenen Magier, der im Freien steht. Nimm den auf Feld 1; er kommt auf Turm 4.
learn-wandering-towers-carried = Das hat Bertha getan: Turm 2 zog auf die Magier auf Feld 3. Sie waren eingesperrt, und dafür füllte Bertha eine Flasche. Dann zog der Turm weiter, die Magier waren wieder frei, und einer von deinen fuhr mit auf Feld 8. Glück gehabt!
learn-wandering-towers-four = Von Feld 8 sind es acht Felder bis zur Burg: 4 und 4, genau passend. Spiel eine 4.
learn-wandering-towers-ride = Zieh mit deinem Magier von Feld 8.
learn-wandering-towers-four-more = Noch vier Felder, und er ist da. Spiel noch eine 4.
learn-wandering-towers-home = Der Magier auf Feld 12 erreicht die Burg genau. Passt die Zahl nicht, zieht er vorbei.
learn-wandering-towers-castle = Für immer daheim! Eine Heimkehr beendet deinen Zug, und die Burg zieht weiter zum nächsten Rabenschild, auf dem niemand steht. Inzwischen hat Bertha auf Feld 3 Magier eingesperrt, zwei von deinen darunter, und zwei Flaschen für einen Zauber bezahlt, der einen von ihren heimbrachte.
learn-wandering-towers-lock-card = Jetzt sperrst du jemanden ein. Zwei Magier von Bertha stehen auf Feld 11, drei Felder hinter Turm 8. Wähle die Turmhälfte der Karte mit 3 und 3.
learn-wandering-towers-lock = Zieh Turm 8 auf sie.
learn-wandering-towers-flask = Sie sind eingesperrt, und du hast eine Flasche gefüllt. Magier in einem Turm sieht man nicht: Merk dir, wo deine sind! Du hast noch eine Karte. Spiel die 4.
learn-wandering-towers-on = Zieh mit dem Magier von Feld 4.
learn-wandering-towers-spell = Eine volle Flasche kann einen Zauber bezahlen. Deine zwei Magier auf Feld 3 sind unter Turm 1 eingesperrt, und „Turm bewegen“ bewegt für eine Flasche einen Turm um 2. Zaubere.
learn-wandering-towers-aim = Zieh Turm 1 von deinen Magiern herunter.
learn-wandering-towers-more = Deine Magier sind wieder frei, und eine ausgegebene Flasche gilt weiter als gefüllt. Drei Dinge kennst du noch nicht. Bei einer Karte mit Würfel wird gewürfelt, bevor du wählst, was zieht; zeigt sie zwei oder drei Würfel, darfst du noch einmal würfeln. Deine zweite Karte darfst du abwerfen, statt sie zu spielen. Und taugen deine Karten nichts, wirf die ganze Hand ab und zieh eine neue: Dann darfst du einen Turm um 1 bewegen, und dein Zug ist vorbei.
learn-wandering-towers-end = Jetzt kennst du das ganze Spiel: Alle Magier daheim und keine Flasche leer, das gewinnt. Weitere Zauber, Teams und Meistermagier sind Optionen eines neuen Tisches.

## Broom Service

learn-broom-service-welcome = Willkommen bei Broom Service! Deine Hexen fliegen über das Land und liefern Tränke aus. Nach sieben Runden gewinnen die meisten Punkte. Die Einführung spielt die erste Runde mit dir; das dauert etwa fünf Minuten.
learn-broom-service-map = Es gibt Wälder, Hügel, Berge und Heiden; auf dem Wasser landet niemand. Deine zwei Figuren tragen den Mond und beginnen in den beiden Burgen. Ein Turm nimmt einen Trank in der Farbe seines Dachs und gibt die Punkte, die darauf stehen; steht ein kleiner Zauberstab daneben, bekommst du auch den. Was du hast, steht unter deinem Namen.
learn-broom-service-hill-witch = In jeder Runde nehmen alle heimlich vier von zehn Rollen. Die mit der Spirale sind verwunschen und kosten 3 Punkte. Nimm die Hügelhexe: Sie fliegt auf einen Hügel nebenan.
learn-broom-service-forest-witch = Die Waldhexe fliegt in einen Wald. Nimm auch sie.
learn-broom-service-herbs = Tränke müssen gesammelt werden. Der Kräutersammler bringt grüne.
learn-broom-service-roots = Der Wurzelsammler bringt orangefarbene, oder Zauberstäbe.
learn-broom-service-brave = Du spielst die erste Rolle aus. Jede hat eine mutige Hälfte, die mehr bringt, und eine feige. Wer mutig ist, muss warten, denn alle nach dir, die die Rolle haben, dürfen auch mutig sein, und nur wer zuletzt mutig war, bekommt etwas. Trau dich: Sei die mutige Hügelhexe.
learn-broom-service-fly = Niemand sonst hat die Hügelhexe, also bist du am Zug. Flieg zum leuchtenden Hügel.
learn-broom-service-deliver = Eine mutige Hexe liefert auch. Der orangefarbene Turm dort bringt 2 Punkte und einen Zauberstab. Er ist rund und nimmt nur diesen einen Trank im ganzen Spiel; ein eckiger Turm nimmt beliebig viele.
learn-broom-service-cowardly = Wer mutig war, spielt die nächste Rolle aus. Geh diesmal sicher: Wer feige ist, handelt sofort, und niemand kann es verderben. Dafür bringt der Kräutersammler einen Trank statt drei.
learn-broom-service-gather = Nimm den grünen Trank.
learn-broom-service-risk = Niemand war mutig, also spielst wieder du aus. Sei noch einmal mutig, mit der Waldhexe.
learn-broom-service-beaten = Circe hat die Waldhexe auch und war nach dir mutig: Du bist ausgestochen und bekommst gar nichts. Das ist das Risiko. Circe hat stattdessen geliefert und spielt nun feige den Wurzelsammler aus.
learn-broom-service-follow = Du hast den Wurzelsammler und musst bedienen. Bertha kommt nach dir und könnte dich ausstechen: Sei feige.
learn-broom-service-orange = Nimm einen orangefarbenen Trank.
learn-broom-service-end = Gut gewählt: Bertha war nach dir mutig. Als alle Karten gespielt waren, zählte das Ereignis: ein Punkt für jede Figur in Wald oder Heide. Nun beginnt eine neue Runde mit neuem Ereignis und anderen verwunschenen Rollen. Die Wetterfee zaubert für Zauberstäbe Wolken weg; deren Blitze zählen am Ende, und ebenso Sätze verschiedener Ressourcen.
