import type { Moments } from '../model/moments.ts'
import { accountTeam, type NoteSpec, onlyMe } from '../model/notes.ts'

/** Notes about leads and suppliers. */
export const notesOnLeads = ({ back }: Moments): NoteSpec[] => [
  {
    on: 'layla',
    by: 'ana',
    when: back(1, '13:55'),
    body: 'The board meets on Tuesday. Three years at a fixed sum a year would suit them better than one large one.',
    sight: onlyMe,
  },
  { on: 'layla', by: 'ana', when: back(48, '15:20'), body: 'قاعة القراءة الرقمية: أربعون ألف صفحة، وفهرس واحد بثلاث لغات.', sight: onlyMe },
  { on: 'thierry', by: 'ana', when: back(2, '11:10'), body: 'Is the intranet still wanted? He says yes and means the photographs.' },
  { on: 'thierry', by: 'jonas', when: back(150, '16:00'), body: 'Lost the intranet to a cousin. Stay friendly.' },
  {
    on: 'adaeze',
    by: 'jonas',
    when: back(3, '13:28'),
    body: 'Wants the catalogue prices by tomorrow evening her time. Two other studios were asked.',
    sight: { visibility: 'selected-people', allowedUsers: ['ana', 'tomasz'] },
  },
  {
    on: 'adaeze',
    by: 'jonas',
    when: back(28, '18:05'),
    body: 'Long call. 1,900 instruments, each with a sound. They have the sounds already.',
  },
  {
    on: 'oakline',
    by: 'jonas',
    when: back(3, '09:41'),
    body: 'The support retainer is off, the catalogue is on. Same people, another budget.',
    sight: accountTeam,
  },
  {
    on: 'mariajose',
    by: 'ana',
    when: back(7, '12:02'),
    body: 'La oferta está tres días tarde y lo sabe. Enviar hoy la guía de visitantes.',
  },
  {
    on: 'museo',
    by: 'ana',
    when: back(8, '15:30'),
    body: 'The lowest room has no network at all. Everything must be on the device before the stairs.',
    comments: [['niki', back(8, '16:10'), 'About 40 MB with voices. That is a minute at the door.']],
  },
  {
    on: 'rangi',
    by: 'mei',
    when: back(8, '10:44'),
    body: 'Deck photographs, first day: 645 euros, with the boat. Second day was in October.',
  },
  {
    on: 'dafni',
    by: 'priya',
    when: back(12, '13:15'),
    body: 'Would begin with twelve bowls and a page. Send her the tea shop as an example.',
  },
  { on: 'kystnett', by: 'tomasz', when: back(13, '15:05'), body: 'New test account, ends in February. The old cards still work.' },
  {
    on: 'ateliers',
    by: 'ana',
    when: back(14, '16:20'),
    body: 'Archive of 30,000 negatives, a third scanned. That is the project, not the intranet.',
    sight: accountTeam,
  },
]
