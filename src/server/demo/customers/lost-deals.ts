import type { Moments } from '../moments.ts'
import { accountTeam } from '../notes/told-note.ts'
import type { ToldDeal } from './told.ts'

/** What others do now, or nobody. */
export const lostDeals = ({ back }: Moments): ToldDeal[] => [
  {
    name: 'Intranet',
    with: 'ateliers',
    money: 'EUR 33000',
    category: 'New work',
    involved: ['thierry'],
    by: 'ana',
    created: back(150, '16:10'),
    since: back(59, '10:30'),
    notes: [{ by: 'ana', when: back(59, '10:30'), body: 'A cousin builds it. The photographs are still ours to win.' }],
  },
  {
    name: 'Support retainer',
    with: 'oakline',
    money: 'USD 2400 month 12',
    category: 'Care and growth',
    sight: accountTeam,
    by: 'jonas',
    created: back(60, '15:00'),
    since: back(17, '17:20'),
    notes: [{ by: 'jonas', when: back(17, '17:20'), body: 'Too early for them: first the catalogue, then somebody to look after it.' }],
  },
  {
    name: 'E-reader campaign',
    with: 'marlowe',
    money: 'GBP 7900',
    category: 'Further work',
    involved: ['eleanor'],
    by: 'priya',
    created: back(125, '11:10'),
    since: back(92, '09:50'),
  },
  {
    name: 'Tasting room signage',
    with: 'papadakis',
    money: 'EUR 6200',
    category: 'New work',
    involved: ['giorgos'],
    by: 'mei',
    created: back(170, '10:00'),
    since: back(134, '12:10'),
  },
]
