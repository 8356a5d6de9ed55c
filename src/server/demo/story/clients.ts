import { by, type Chapter, person } from './entry.ts'

/** The people the agency works for, as the list shows them. */
export const clients: Chapter = ({ ago, back }) => [
  person('sato', ['佐藤 健一'], ['代表取締役', 'kitsune'], by('mei', back(640, '08:15'), ago(60)), {
    tags: ['client', 'japan'],
    reach: ['sato@kitsune-cha.jp', '+81 75 212 0400'],
    birthday: '1968-10-02',
    background: 'Third of the family to run the shop. Decides over tea, in Kyoto, never by e-mail.',
  }),
  person('eleanor', ['Eleanor', 'Marlowe'], ['Publisher', 'marlowe'], by('ana', back(1088, '11:00'), ago(180)), {
    tags: ['client'],
    reach: ['eleanor@marlowebooks.co.uk', '+44 20 7946 0321', 'personal:+44 7700 900417'],
    at: { address: '18 Lamb’s Yard', zipCode: 'EC1M 4XX', city: 'London', country: 'United Kingdom' },
    birthday: '1963-08-21',
    background: 'Our first client. Rings every Friday with the state of the list; all of it is in the notes.',
  }),
  person('giorgos', ['Γιώργος', 'Παπαδάκης'], ['Owner', 'papadakis'], by('priya', back(410, '10:45'), back(1, '16:42')), {
    tags: ['client'],
    reach: ['giorgos@papadakis-oil.gr', '+30 694 555 0182'],
    birthday: '1974-04-23',
    background: 'Picks the olives himself in November; nothing is decided before the press stops.',
  }),
  person('olena', ['Олена', 'Шевченко'], ['Festival producer', 'kyivjazz'], by('tomasz', back(330, '12:30'), back(1, '09:18')), {
    tags: ['client', 'press'],
    reach: ['olena@kyivjazz.ua', '+380 44 555 01 47'],
    background: 'Works across two time zones and one power plan. Send text that reads well on a phone.',
  }),
  person('nhung', ['Nguyễn Thị Hồng Nhung'], ['Product manager', 'saffron'], by('priya', back(242, '09:40'), back(3, '16:05')), {
    tags: ['client', 'health'],
    reach: ['nhung.nguyen@saffron.health', '+44 7700 900652'],
    background: 'Owns the care portal. Sends short films of what goes wrong, which we like.',
  }),
  person('anika', ['अनिका', 'देशपांडे'], ['Brand lead', 'saffron'], by('priya', back(240, '10:10'), back(6, '14:30')), {
    tags: ['client', 'health'],
    reach: ['anika.d@saffron.health', '+91 98200 55514'],
  }),
  person('lukasz', ['Łukasz', 'Żuraw'], ['Systems librarian', 'bibliothek'], by('mei', back(505, '13:00'), back(6, '10:12')), {
    tags: ['client', 'libraries'],
    reach: ['zuraw@bib-am-wall.de', '+49 421 555 0172'],
    background: 'Holds the catalogue together. Wants to know what a change does before what it looks like.',
  }),
]
