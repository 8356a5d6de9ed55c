import { by, type DealSpec, deal } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { accountTeam } from '../model/notes.ts'

/** Deals that were lost to others or to nobody. */
export const lostDeals = ({ back }: Moments): DealSpec[] => [
  deal('Intranet', 'ateliers', 'EUR 33000', 'New work', by('ana', back(150, '16:10'), back(59, '10:30')), {
    involved: ['thierry'],
    said: 'A cousin builds it. The photographs are still ours to win.',
  }),
  deal('Support retainer', 'oakline', 'USD 2400 month 12', 'Care and growth', by('jonas', back(60, '15:00'), back(17, '17:20')), {
    sight: accountTeam,
    said: 'Too early for them: first the catalogue, then somebody to look after it.',
  }),
  deal('E-reader campaign', 'marlowe', 'GBP 7900', 'Further work', by('priya', back(125, '11:10'), back(92, '09:50')), {
    involved: ['eleanor'],
  }),
  deal('Tasting room signage', 'papadakis', 'EUR 6200', 'New work', by('mei', back(170, '10:00'), back(134, '12:10')), {
    involved: ['giorgos'],
  }),
]
