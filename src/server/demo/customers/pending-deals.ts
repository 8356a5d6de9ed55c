import { by, type DealSpec, deal } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { accountTeam, onlyMe } from '../model/notes.ts'

/** Deals with an offer and no decision yet. */
export const pendingDeals = ({ ago, back, dayIn }: Moments): DealSpec[] => [
  deal('Fjordlys booking flow, phase 2', 'fjordlys', 'EUR 85.00 hour 320', 'Further work', by('jonas', back(16, '09:30')), {
    background: 'Continues the booking flow: night ferries first, then seats held while paying.',
    involved: ['sigrid', 'ingrid', 'nils', 'kystnett'],
    expected: dayIn(0),
    sight: accountTeam,
    notes: [
      {
        by: 'jonas',
        when: ago(30),
        body: 'They want the seat hold at fifteen minutes and one invoice a month. Twenty hours more than offered, for the second load test.',
        comments: [['ana', ago(16), 'Then it is 320 hours. Changed here.']],
      },
      {
        by: 'ana',
        when: back(3, '17:25'),
        body: 'Nils Eide decides, not Sigrid. He asked for one invoice a month and no deposit.',
        sight: onlyMe,
      },
      { by: 'jonas', when: back(5, '10:20'), body: 'Offer sent: 300 hours, the night ferry first.' },
    ],
  }),
  deal('Digital reading room', 'daralhikma', 'USD 36000 year 3', 'New work', by('ana', back(47, '10:00')), {
    background: 'Forty thousand pages and one catalogue in three languages.',
    involved: ['layla'],
    expected: dayIn(57),
    sight: onlyMe,
    notes: [{ by: 'ana', when: back(1, '14:10'), body: 'Three years at a fixed sum a year. Wait for the board on Tuesday.' }],
  }),
  deal('Instrument catalogue relaunch', 'oakline', 'USD 62000', 'New work', by('jonas', back(28, '18:20')), {
    involved: ['adaeze'],
    expected: dayIn(1),
    notes: [
      { by: 'jonas', when: back(3, '13:40'), body: '1,900 instruments at 20 dollars each, the rest is the shop. Prices go out tomorrow.' },
    ],
  }),
  deal('Visitor guide', 'museo', 'EUR 41000', 'New work', by('ana', back(22, '12:15')), {
    involved: ['mariajose'],
    expected: dayIn(-3),
    notes: [{ by: 'niki', when: back(8, '16:20'), body: 'Voices in four languages, 40 MB together, loaded at the door.' }],
  }),
  deal('Online shop, care and growth', 'kitsune', 'JPY 480000 month 12', 'Care and growth', by('mei', back(19, '08:40')), {
    involved: ['sato'],
    expected: dayIn(14),
    notes: [{ by: 'mei', when: back(2, '15:40'), body: '月々の保守と、季節ごとの小さな改良。返事は月末。' }],
  }),
  deal('Autumn list microsite', 'marlowe', 'GBP 18500', 'Further work', by('ana', back(11, '11:50')), {
    involved: ['eleanor'],
    expected: dayIn(8),
  }),
  deal('Label system', 'papadakis', 'EUR 9600', 'New work', by('priya', back(12, '09:45')), { involved: ['giorgos'] }),
]
