import { by, type CaseSpec, closedCase, openCase } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { accountTeam } from '../model/notes.ts'

/** The open and closed cases of the demo workspace. */
export const cases = ({ ago, back }: Moments): CaseSpec[] => [
  openCase('Tickets printed twice at Askøy', ['olafur', 'ingrid'], by('tomasz', back(9, '12:05')), {
    background: 'Passengers get two tickets with the same number, and pay once.',
    notes: [
      {
        by: 'tomasz',
        when: ago(150),
        body: 'Only when the quay loses its network between paying and printing. A second try has to ask first.',
      },
      { by: 'jonas', when: back(9, '12:05'), body: 'Ólafur rang: two tickets with one number, both scanned on board.' },
    ],
  }),
  openCase('Portal forgets what was filled in', ['nhung', 'saffron'], by('niki', back(4, '10:15')), {
    background: 'Happens on tablets when the screen has been off for an hour or more.',
    notes: [{ by: 'niki', when: back(3, '16:30'), body: 'Her film shows it: the tab slept for an hour, the session did not wake up.' }],
  }),
  openCase('送料の表示が二重になる', ['sato', 'kitsune'], by('mei', back(6, '09:00')), {
    background: '注文確認のメールでも同じ金額。',
    said: '北海道だけ。表は正しい、足し算が二回。',
  }),
  openCase('Test account of Kystnett ends in February', ['kystnett'], by('tomasz', back(13, '15:10')), {
    background: 'The account is free until then. They need a contract to keep using it.',
  }),
  openCase('Refunds by phone, in the same screen', ['sigrid', 'ingrid'], by('jonas', back(38, '11:00')), {
    background: 'The call centre refunds about 40 tickets a month by hand.',
    sight: accountTeam,
    said: 'Not in phase 1, agreed and written down. Ask again when phase 2 is signed.',
  }),
  closedCase('Catalogue search found no umlauts', ['lukasz', 'bibliothek'], by('hanna', back(60, '09:40'), back(52, '15:20')), {
    background: 'Readers searched for Müller and found nothing.',
    said: 'The index was folded, the question was not. Both are now; Łukasz has tried all 1,200 of his.',
  }),
  closedCase('Invoice counted twice', ['eleanor', 'marlowe'], by('ana', back(90, '14:00'), back(83, '10:30')), {
    background: 'One invoice shows up twice in the quarterly report.',
    sight: accountTeam,
  }),
  closedCase('Who may use the deck photographs', ['rangi', 'fjordlys'], by('mei', back(58, '10:20'), back(44, '13:45')), {
    background: 'Rangi took them on board. The yard wants to print some in its brochure.',
    said: 'All of deck 7, for five years, with his name. The yard has signed as well.',
  }),
]
