import type { Moments } from '../model/moments.ts'
import type { DemoFile } from '../model/types.ts'
import { textBytes } from './bytes.ts'
import { fareCalendar, secondPhaseOffer } from './papers.ts'
import { deckSeats, labelColours } from './pictures.ts'

const quayNotes = `Quay test, Bergen
Eleven travellers, two orders of the fares, five minutes each.

Bed, then price: nine of eleven finished without help.
Price, then bed: four of eleven. Three left at the cabin list.

Heard more than once:
- "Where does it say that the dog may come?"
- "I thought that was the price for all of us."
- "Is lugar the cabin or the bed?"

For the seat map: show which way the boat sails.
`

const fairList = `name,company,stand
"Aune, Sigrid",Fjordlys AS,B 14
"Jónsson, Ólafur",Fjordlys AS,B 14
"Solberg, Tiril",Havneforum,A 2
`

const jazzBudget = `item,first part,second part
Festival site,7400,0
Programme and tickets,0,5600
Words in two languages,0,1800
`

/** Small real files, each attached to one contact or note. */
export const demoFiles = ({ ago, back }: Moments): DemoFile[] => [
  {
    key: 'fare-calendar',
    name: 'fare-calendar-v3.pdf',
    contentType: 'application/pdf',
    bytes: fareCalendar(),
    author: 'jonas',
    createdAt: ago(34),
  },
  {
    key: 'phase-2-offer',
    name: 'phase-2-offer.pdf',
    contentType: 'application/pdf',
    bytes: secondPhaseOffer(),
    author: 'jonas',
    createdAt: back(5, '10:12'),
  },
  {
    key: 'quay-test-notes',
    name: 'quay-test-notes.txt',
    contentType: 'text/plain',
    bytes: textBytes(quayNotes),
    author: 'priya',
    createdAt: back(8, '14:35'),
  },
  {
    key: 'deck-7-seats',
    name: 'deck-7-seats.png',
    contentType: 'image/png',
    bytes: deckSeats(),
    author: 'mei',
    createdAt: back(61, '09:20'),
  },
  {
    key: 'ferry-fair-list',
    name: 'ferry-fair-list.csv',
    contentType: 'text/csv',
    bytes: textBytes(fairList),
    author: 'jonas',
    createdAt: back(16, '16:30'),
  },
  {
    key: 'label-colours',
    name: 'きつね茶-label-colours.png',
    contentType: 'image/png',
    bytes: labelColours(),
    author: 'mei',
    createdAt: back(9, '08:10'),
  },
  {
    key: 'jazz-days-budget',
    name: 'jazz-days-budget.csv',
    contentType: 'text/csv',
    bytes: textBytes(jazzBudget),
    author: 'tomasz',
    createdAt: back(13, '14:25'),
  },
]
