import type { Moments } from '../moments.ts'
import type { ToldDeal } from './told.ts'

/** What the agency works on, or has worked on. */
export const wonDeals = ({ back }: Moments): ToldDeal[] => [
  {
    name: 'Fjordlys booking flow',
    with: 'fjordlys',
    money: 'EUR 64000',
    category: 'New work',
    background: 'From the fare calendar to the ticket, on a phone in the rain.',
    involved: ['sigrid', 'olafur'],
    by: 'jonas',
    created: back(140, '10:10'),
    since: back(77, '12:45'),
    notes: [
      { by: 'jonas', when: back(77, '12:45'), body: 'Signed in Bergen. A third now, a third at the load test, a third at the launch.' },
    ],
  },
  {
    name: 'Brand refresh',
    with: 'bibliothek',
    money: 'EUR 22400.00',
    category: 'New work',
    involved: ['lukasz'],
    by: 'mei',
    created: back(66, '13:30'),
    since: back(38, '10:05'),
  },
  {
    name: 'Care portal research',
    with: 'saffron',
    money: 'GBP 95 hour 160',
    category: 'Research',
    involved: ['nhung', 'anika'],
    by: 'priya',
    created: back(50, '09:20'),
    since: back(22, '16:30'),
    notes: [{ by: 'priya', when: back(22, '16:30'), body: 'Won. Two clinics, eight patients each, films allowed.' }],
  },
  {
    name: 'Festival site and programme',
    with: 'kyivjazz',
    money: 'EUR 14800',
    category: 'New work',
    involved: ['olena'],
    by: 'tomasz',
    created: back(40, '12:00'),
    since: back(13, '14:40'),
    notes: [
      { by: 'tomasz', when: back(13, '14:40'), body: 'Budget agreed in two parts: 7,400 for the site, 7,400 for programme and words.' },
    ],
  },
  {
    name: 'Shop photography',
    with: 'kitsune',
    money: 'JPY 1280000',
    category: 'Further work',
    involved: ['sato', 'rangi'],
    by: 'mei',
    created: back(131, '08:30'),
    since: back(112, '09:15'),
  },
]
