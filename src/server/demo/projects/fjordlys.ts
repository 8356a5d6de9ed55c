import { fjordlysFiles } from '../files/fjordlys-files.ts'
import type { Moments } from '../model/moments.ts'
import type { DemoExpense, DemoProject } from '../model/projects.ts'
import { fjordlysMessages } from './fjordlys-messages.ts'

const spent = `Ferry Bergen–Stavanger, two people | Travel | 164.00 | ana
Cabin for the night test | Travel | 98.50 | ana
Tickets for eleven testers | Research | 412.50 | priya
Coffee on the quay | Research | 38.20 | priya
Load test, first night | Hosting | 240.00 | tomasz
Load test, second night | Hosting | 240.00 | tomasz
Test site, a month | Hosting | 29.90 | niki
Test site, a month | Hosting | 29.90 | niki
Norwegian, proofread | Words | 310.00 | priya
German, translated | Words | 545.75 | priya
Icelandic, translated | Words | 498.00 | priya
Prints of the deck plans | Printing | 86.40 | mei
Notices, first proof | Printing | 54.00 | mei
Photographs, two days | Photography | 1280.00 | rangi
Train Lisbon–Porto | Travel | 51.60 | jonas
Lunch with the operations desk | Hospitality | 122.00 | jonas
Licence of the typeface, web | Licences | 390.00 | seun
Old telephones, three | Research | 147.00 | hanna`

const links = `Timetable of the night route | https://fjordlys.no/night
The deck plans | https://fjordlys.no/ships/aurlandsfjord
Test site | https://test.fjordlys.no
Contrast of the pairs | https://webaim.org/resources/contrastchecker
Rules for travelling with dogs | https://fjordlys.no/dogs
Harbours and their screens | https://fjordlys.no/harbours
Fares of the year | https://fjordlys.no/fares
How the queue works | https://test.fjordlys.no/queue
What the papers wrote | https://www.bt.no/fjordlys`

const boards: [title: string, ...bodies: [author: string, body: string][]][] = [
  [
    'Texts for the harbour notices',
    ['ingrid', 'The night ferry is booked at fjordlys.no.'],
    ['priya', 'Book the night ferry at fjordlys.no: a bed takes two minutes.'],
    ['sigrid', 'Book the night ferry at fjordlys.no. A bed takes two minutes, and your dog may come.'],
  ],
  [
    'Tone of voice',
    ['priya', 'Calm, short, never funny about the weather.'],
    ['sigrid', 'Calm, short, never funny about the weather. We say “you”.'],
  ],
  ['What we ask on the quay', ['priya', 'Where does it say that the dog may come?\nWhich of these is for one night?']],
  ['The day of opening', ['jonas', '06:00 the desk is there.\n07:00 the old site points to the new one.\n12:00 we look at the numbers.']],
]

const expenses = ({ back }: Moments): DemoExpense[] =>
  spent.split('\n').map((line, i) => {
    const [notes = '', category = '', amount = '', author = 'ana'] = line.split(' | ')
    const createdAt = back(3 + i * 3, '17:10')
    return { notes, category, amount, author, date: createdAt.slice(0, 10), billable: category !== 'Hospitality', createdAt }
  })

type Inside = Pick<DemoProject, 'announcement' | 'categories' | 'messages' | 'expenses' | 'writeboards' | 'links' | 'files'>
/** The contents of the ferry company's project, the most complete one. */
export const insideFjordlys = (moments: Moments): Inside => ({
  announcement:
    '<p>Design is signed off <strong>next Wednesday</strong>. Until then please put every wish about fares into “Which fares do we show first?”, not into e-mail.</p>',
  categories: [
    ...['Decisions', 'Material', 'Build', 'Money', 'Design'].map((name) => ({ type: 'message' as const, name })),
    ...['Drawings', 'Photographs', 'Papers'].map((name) => ({ type: 'file' as const, name })),
    { type: 'writeboard', name: 'Words' },
    { type: 'link', name: 'Fjordlys' },
  ],
  messages: fjordlysMessages(moments),
  files: fjordlysFiles(moments),
  expenses: expenses(moments),
  writeboards: boards.map(([title, ...bodies], at) => ({
    title,
    revisions: bodies.map(([author, body], n) => ({ author, body, createdAt: moments.back(30 - at * 5 - n * 2, '13:20') })),
  })),
  links: links.split('\n').map((line, i) => {
    const [title = '', url = ''] = line.split(' | ')
    return { title, url, author: 'jonas', createdAt: moments.back(50 - i * 4, '12:00') }
  }),
})
