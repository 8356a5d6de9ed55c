import { accountTeam } from '../model/notes.ts'
import { by, type Chapter, company, person } from './entry.ts'

/** The ferry company in Bergen, the agency's largest client. */
export const fjordlys: Chapter = ({ ago, back }) => [
  person('sigrid', ['Sigrid', 'Aune'], ['Head of Digital', 'fjordlys'], by('ana', back(288, '10:05'), ago(12)), {
    tags: ['client', 'ferries', 'norway'],
    reach: ['+47 55 90 41 28', 'personal:+47 918 22 604', 'sigrid.aune@fjordlys.no'],
    at: { kind: 'other', address: 'Skoltegrunnskaien 4', zipCode: '5003', city: 'Bergen', country: 'Norway' },
    birthday: '1981-03-14',
    background: 'Ran the ticket desk in Stavanger. Prefers a call to a long e-mail.',
    sight: accountTeam,
    attachments: ['deck-7-seats'],
  }),
  company('fjordlys', 'Fjordlys Ferries', by('jonas', back(301, '09:10'), ago(120)), {
    tags: ['client', 'ferries'],
    reach: ['post@fjordlys.no', '+47 55 90 41 00', 'https://fjordlys.no'],
    at: { address: 'Skoltegrunnskaien 4', zipCode: '5003', city: 'Bergen', country: 'Norway' },
    founded: '1926-05-01',
    background: 'Eleven routes, four harbours, one night ferry. A hundred years old this decade and proud of it.',
  }),
  person('ingrid', ['Ingrid', 'Berg-Halvorsen'], ['Operations desk', 'fjordlys'], by('jonas', back(272, '13:20'), back(9, '11:40')), {
    tags: ['client', 'ferries'],
    reach: ['ingrid.bh@fjordlys.no', '+47 55 90 41 33'],
    background: 'Knows every quay by its printer. Call before 14:00, then she is on the boats.',
  }),
  person('nils', ['Nils', 'Eide'], ['Finance lead', 'fjordlys'], by('ana', back(263, '15:00'), back(10, '10:20')), {
    tags: ['client', 'ferries'],
    reach: ['nils.eide@fjordlys.no', '+47 55 90 41 05'],
  }),
  person('olafur', ['Ólafur', 'Jónsson'], ['Harbour manager', 'fjordlys'], by('jonas', back(205, '09:30'), back(11, '08:50')), {
    tags: ['client', 'ferries', 'norway'],
    reach: ['olafur@fjordlys.no', '+47 55 90 41 61'],
    background: 'From Akureyri. Wants paper notices at four harbours and a screen at Askøy.',
  }),
  company('kystnett', 'Kystnett Payments', by('tomasz', back(158, '14:10'), back(13, '15:05')), {
    tags: ['supplier', 'hosting', 'norway'],
    reach: ['support@kystnett.no', '+47 22 41 70 00', 'https://kystnett.no'],
    at: { address: 'Bryggegata 9', zipCode: '0250', city: 'Oslo', country: 'Norway' },
    background: 'Takes the payments of the booking flow. Their test accounts end every three months.',
  }),
]
