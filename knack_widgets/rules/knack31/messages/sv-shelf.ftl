page-about = Byt kort med mitten tills dina tre ger 31 i en färg, och säg genast till.
page-goal = Får du 31 i en färg säger du genast ”Knack!”
page-pay = Ingen betalar: ni räknar vinster och förluster.
page-values = Esset räknas som 11, klädda kort som 10 och de andra efter sin valör. Tre lika ger 30,5; tre ess är Blitz och slår allt.
