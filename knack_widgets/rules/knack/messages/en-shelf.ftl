page-about = Three cards, three tricks: whoever knocks and takes a trick is paid; whoever knocks and takes none pays a bete.
page-goal = You play your three cards one at a time, in three tricks. Knock if you think you can take at least one of them.
page-pay = The dealer pays one stake for each trick.
page-bete = A bete is a penalty of at least three stakes. It stays on the table and is played for in the deals to come.
