### Tysk Knack på svenska: det som sägs annorlunda där ett avgörande läses annorlunda.

event-opens-deal-4-G-2-b = De tre översta korten i talongen vänds upp och blir mitten: { $first }, { $second } och { $third }
why-early-pass-6-G-5-b = { $seat } kan inte passa än: det får man göra från och med den andra rundan, och den börjar när alla har haft sin tur.
    .you = Du kan inte passa än: det får man göra från och med den andra rundan, och den börjar när alla har haft sin tur.
