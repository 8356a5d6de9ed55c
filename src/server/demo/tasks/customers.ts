/** Tasks of contacts (by key), deals and cases (by name), and personal tasks. */
export const onContacts: [contact: string, by: string, lines: string][] = [
  ['sigrid', 'ana', 'Call Sigrid about the scope of phase 2 | 0 | ana\n x Send her the minutes | 6 | jonas'],
  ['thierry', 'jonas', 'Ask Thierry whether the intranet is still wanted | 6 | ana'],
  ['kyivjazz', 'ana', 'Renew the press list | 18 | ana'],
  ['lukasz', 'ana', 'Ask Łukasz for the shelf plan | | ana'],
  ['giorgos', 'ana', 'Visit the bottling hall | | ana'],
  ['oakline', 'jonas', 'Return the seat sample | | ana'],
  ['sato', 'mei', '新しい送料表を送る | 4 | mei'],
  ['layla', 'jonas', 'Ask when the reading room opens | 3 | jonas'],
  ['nils', 'jonas', 'Lunch when he is in Lisbon | 12 | jonas'],
]
export const onDeals: [deal: string, by: string, lines: string][] = [
  ['Visitor guide', 'ana', '> Send the Museo del Agua offer | -3 | ana | jonas: María José asked again. / ana: Today.'],
  ['Instrument catalogue relaunch', 'jonas', 'Catalogue prices to Adaeze | 1 | ana'],
  ['Digital reading room', 'jonas', 'Offer to مكتبة دار الحكمة | 5 | ana'],
  ['Fjordlys booking flow, phase 2', 'jonas', '> Write down the seat hold | 2 | jonas\n x Ask who decides | 3 | ana'],
]
export const onCases: [name: string, by: string, lines: string][] = [
  ['Invoice counted twice', 'jonas', 'Invoice for October, Kyiv Jazz Days | 2 | ana'],
  ['Tickets printed twice at Askøy', 'jonas', '> Ask before printing a second time | 1 | tomasz'],
  ['Portal forgets what was filled in', 'priya', '> Wake the session with the tab | 4 | niki'],
  ['送料の表示が二重になる', 'mei', '北海道の足し算を直す | 5 | niki'],
]
export const ofTheirOwn: [person: string, lines: string][] = [
  [
    'ana',
    `Book the train to Bremen | 0 | ana
     Write the year’s letter | | ana
     Take old tags off contacts | | ana
     Thank the quay testers | | ana
     x Answer Bruno about the receipts | 35m | ana
     x Read Tomasz on the load test | 90m | ana
     x Book a table for Friday | 140m | ana`,
  ],
  ['jonas', 'Renew the passport | 20 | jonas\n > Slides for the summer school | 9 | jonas'],
  ['mei', '展覧会のチケット | 3 | mei\n x Sharpen the knives | 2 | mei'],
  ['tomasz', 'Old laptops to the school | 15 | tomasz'],
  ['priya', 'Return the library books | -1 | priya'],
  ['rangi', 'Clean the sensor | 2 | rangi'],
  ['niki', 'Dentist | 8 | niki'],
  ['seun', 'Frame the posters | | seun'],
  ['hanna', 'Try the new screen reader | 6 | hanna'],
  ['bruno', 'Read last year’s books | 10 | bruno\n > Set up the bank | 1 | bruno'],
]
