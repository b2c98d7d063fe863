### The one line above the table: what the game is about, and what to press first.

page-aim = Bli av med alla dina kort; den som sist har kort kvar förlorar.
page-begin = Börja med att byta: välj kort, lägg dem på dina högar och tryck sedan på Klar.
