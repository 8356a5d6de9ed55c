import type { Moments } from '../moments.ts'
import { accountTeam } from '../notes/told-note.ts'
import type { ToldCase } from './told.ts'

/** What had to be looked into, or still has. */
export const cases = ({ ago, back }: Moments): ToldCase[] => [
  {
    name: 'Tickets printed twice at Askøy',
    status: 'open',
    involved: ['olafur', 'ingrid'],
    by: 'tomasz',
    created: back(9, '12:05'),
    since: back(9, '12:05'),
    notes: [
      {
        by: 'tomasz',
        when: ago(150),
        body: 'Only when the quay loses its network between paying and printing. A second try has to ask first.',
      },
      { by: 'jonas', when: back(9, '12:05'), body: 'Ólafur rang: two tickets with one number, both scanned on board.' },
    ],
  },
  {
    name: 'Portal forgets what was filled in',
    status: 'open',
    involved: ['nhung', 'saffron'],
    by: 'niki',
    created: back(4, '10:15'),
    since: back(4, '10:15'),
    notes: [{ by: 'niki', when: back(3, '16:30'), body: 'Her film shows it: the tab slept for an hour, the session did not wake up.' }],
  },
  {
    name: '送料の表示が二重になる',
    status: 'open',
    involved: ['sato', 'kitsune'],
    by: 'mei',
    created: back(6, '09:00'),
    since: back(6, '09:00'),
    notes: [{ by: 'mei', when: back(6, '09:00'), body: '北海道だけ。表は正しい、足し算が二回。' }],
  },
  {
    name: 'Test account of Kystnett ends in February',
    status: 'open',
    involved: ['kystnett'],
    by: 'tomasz',
    created: back(13, '15:10'),
    since: back(13, '15:10'),
  },
  {
    name: 'Refunds by phone, in the same screen',
    status: 'open',
    involved: ['sigrid', 'ingrid'],
    sight: accountTeam,
    by: 'jonas',
    created: back(38, '11:00'),
    since: back(38, '11:00'),
    notes: [{ by: 'jonas', when: back(38, '11:00'), body: 'Not in phase 1, agreed and written down. Ask again when phase 2 is signed.' }],
  },
  {
    name: 'Catalogue search found no umlauts',
    status: 'closed',
    involved: ['lukasz', 'bibliothek'],
    by: 'hanna',
    created: back(60, '09:40'),
    since: back(52, '15:20'),
    notes: [
      {
        by: 'hanna',
        when: back(52, '15:20'),
        body: 'The index was folded, the question was not. Both are now; Łukasz has tried all 1,200 of his.',
      },
    ],
  },
  {
    name: 'Invoice counted twice',
    status: 'closed',
    involved: ['eleanor', 'marlowe'],
    sight: accountTeam,
    by: 'ana',
    created: back(90, '14:00'),
    since: back(83, '10:30'),
  },
  {
    name: 'Who may use the deck photographs',
    status: 'closed',
    involved: ['rangi', 'fjordlys'],
    by: 'mei',
    created: back(58, '10:20'),
    since: back(44, '13:45'),
    notes: [{ by: 'mei', when: back(44, '13:45'), body: 'All of deck 7, for five years, with his name. The yard has signed as well.' }],
  },
]
