page-about = Tre stick om en pott, och nya kort att köpa innan: den som går med och blir utan stick sätter en bet, eller två efter två köp.
page-goal = Ni spelar era tre kort ett i taget, i tre stick. Knacka om du tror att du tar minst ett; dåliga kort kan du byta mot nya.
page-pay = Givaren fyller potten före varje giv.
page-bete = En bet är ett straff lika stort som potten, dubbelt upp efter två köp. Betarna går in i kommande potter.
