/** Key of the project, name of the list, its tasks; see `model/tasks.ts` for the lines. */
export const lists: [project: string, name: string, lines: string][] = [
  [
    'kitsune-shop',
    'Shop',
    `> Review 招待状 layout with 芽衣 | 1 | ana | mei: 二枚目の方がいいです。
    Tea catalogue, last twenty kinds | -2 | mei
    Payment in yen | 19 | niki
    x Pictures of the gift boxes | 6 | rangi`,
  ],
  [
    'bibliothek-brand',
    'Signs',
    `Answer the printer about paper weight | -1 | ana
    > Signage to the printer | 1 | priya,seun
    Reader’s card, back side | 9 | seun
    x Arrows for four floors | 4 | seun`,
  ],
  [
    'saffron-portal',
    'Interviews',
    `Read the care portal interviews | 22 | ana | priya: Nine are typed. / hanna: I can read two aloud. / ana: Friday.
    Ask what the clinics print | | ana | priya: Everything.
    > Hold the last three interviews | 8 | priya
    Read with a screen reader | 40 | hanna
    x Letters to the nine clinics | 11 | priya`,
  ],
  [
    'marlowe-list',
    'Autumn list',
    `Proofs to the author | 11 | priya
    Covers in one row | 10 | seun`,
  ],
  [
    'papadakis-labels',
    'Labels',
    `> Labels to the printer | 14 | seun
    Greek without a hyphen | 6 | niki`,
  ],
  [
    'kyivjazz-2027',
    'Programme',
    `> Programme in two languages | 22 | tomasz,priya
    Tickets from last year still work | | niki`,
  ],
  [
    'harbour-signs',
    'Three quays',
    `Test on three quays | 26 | rangi
    Letters that stand the salt | 17 | seun`,
  ],
  [
    'daralhikma-site',
    'Rooms',
    `First rooms photographed | 29 | rangi
    Lines from right to left | 12 | hanna`,
  ],
  [
    'oakline-pages',
    'Catalogue',
    `Catalogue read in | 53 | niki
    Sounds of the oak pipes | | jonas`,
  ],
  [
    'museo-guide',
    'Voices',
    `Voices chosen | 57 | ana,priya
    x Three rooms walked with headphones | 15 | priya`,
  ],
  [
    'northlight-site',
    'Cases',
    `Choose five cases | | ana,priya
    > Search without a service | 30 | tomasz`,
  ],
  [
    'hosting',
    'Every month',
    `Certificates renewed | 46 | tomasz
    Restore one backup | 11 | niki
    x Restore one backup | 19 | niki`,
  ],
  ['booking-site', 'Research', 'Twelve people on the quay | | priya\n Old telephones | | hanna'],
  ['booking-site', 'Design', 'Search, seats, payment | | mei\n Empty and error pages | | mei'],
  ['booking-site', 'Build', 'Seats held while paying | | tomasz\n Load test | | tomasz'],
  ['booking-site', 'Launch', 'Rollback drill | | jonas\n Old pages lead to the new ones | | tomasz'],
  ['brand-and-signs', 'Walk', 'Photograph every sign there is | | rangi'],
  ['brand-and-signs', 'Directions', 'Three directions | | mei\n One, in ten uses | | seun'],
  ['brand-and-signs', 'Printing', 'Proofs | | seun'],
  ['online-shop', 'Catalogue', 'What there is, in one table | | niki'],
  ['online-shop', 'Pictures', 'Each from the front | | rangi'],
  ['online-shop', 'Design', 'Shelf, thing, basket | | mei'],
  ['online-shop', 'Payment', 'A test of every card | | niki'],
  ['online-shop', 'Post', 'Customs of five countries | | jonas'],
  ['twelve-interviews', 'People', 'Find twelve, and two more | | priya'],
  ['twelve-interviews', 'Telling', 'One page, one film | | priya'],
]
