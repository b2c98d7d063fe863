page-about = Tausche Karten mit der Mitte, bis deine drei 31 in einer Farbe zählen, und sag es dann sofort.
page-goal = Hast du 31 in einer Farbe, sag sofort „Knack!“
page-pay = Gezahlt wird nichts: Gezählt werden Siege und Niederlagen.
page-values = Das Ass zählt 11, Bilder 10, die übrigen, was auf ihnen steht. Drei Gleiche zählen 30,5; drei Asse sind ein Blitz und schlagen alles.
