import { by, type DealSpec, deal } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'

/** Deals for the agency's current and past work. */
export const wonDeals = ({ back }: Moments): DealSpec[] => [
  deal('Fjordlys booking flow', 'fjordlys', 'EUR 64000', 'New work', by('jonas', back(140, '10:10'), back(77, '12:45')), {
    project: 'fjordlys-booking',
    background: 'From the fare calendar to the ticket, on a phone in the rain.',
    involved: ['sigrid', 'olafur'],
    said: 'Signed in Bergen. A third now, a third at the load test, a third at the launch.',
  }),
  deal('Brand refresh', 'bibliothek', 'EUR 22400.00', 'New work', by('mei', back(66, '13:30'), back(38, '10:05')), {
    project: 'bibliothek-brand',
    involved: ['lukasz'],
  }),
  deal('Care portal research', 'saffron', 'GBP 95 hour 160', 'Research', by('priya', back(50, '09:20'), back(22, '16:30')), {
    project: 'saffron-portal',
    involved: ['nhung', 'anika'],
    said: 'Won. Two clinics, eight patients each, films allowed.',
  }),
  deal('Festival site and programme', 'kyivjazz', 'EUR 14800', 'New work', by('tomasz', back(40, '12:00'), back(13, '14:40')), {
    involved: ['olena'],
    said: 'Budget agreed in two parts: 7,400 for the site, 7,400 for programme and words.',
  }),
  deal('Shop photography', 'kitsune', 'JPY 1280000', 'Further work', by('mei', back(131, '08:30'), back(112, '09:15')), {
    project: 'kitsune-photos',
    involved: ['sato', 'rangi'],
  }),
]
