import type { Moments } from '../model/moments.ts'
import { accountTeam, type NoteSpec, onlyMe } from '../model/notes.ts'

/** Notes about Sigrid Aune, newest first. */
export const notesOnSigrid = ({ ago, back }: Moments): NoteSpec[] => {
  const notes: Omit<NoteSpec, 'on'>[] = [
    {
      by: 'jonas',
      when: ago(34),
      body: 'Sigrid signed off the fare calendar. She wants the night ferry before the day routes, and asks whether seats can be held for fifteen minutes instead of ten. I said we would price it.',
      files: ['fare-calendar'],
      comments: [
        ['tomasz', ago(20), 'Fifteen is a setting for us. The load test needs to run again, that is all.'],
        ['ana', ago(12), 'Then it goes into phase 2 without a new price.'],
      ],
    },
    {
      by: 'ana',
      when: back(3, '17:20'),
      body: 'Budget is decided on the 27th. Their finance lead wants one invoice a month.',
      sight: onlyMe,
    },
    {
      by: 'jonas',
      when: back(5, '10:12'),
      body: 'Offer for phase 2 is with her. She reads it with Nils on Friday and rings on Monday.',
      sight: accountTeam,
      files: ['phase-2-offer'],
    },
    {
      by: 'priya',
      when: back(8, '14:35'),
      body: 'Eleven travellers at the quay, two orders of the fares. Bed first and price second: nine finished without help. Price first: four.',
      files: ['quay-test-notes'],
      comments: [['mei', back(8, '15:02'), 'Then the seat map opens the night ferry. I will draw it so.']],
    },
    {
      by: 'mei',
      when: back(13, '11:05'),
      body: 'Showed her the nine colour pairs that pass in sunlight. She takes the teal; two of the others go to the harbour signs.',
    },
    {
      by: 'jonas',
      when: back(17, '09:40'),
      body: 'Call about the winter timetable. From 4 January there are three departures less on Sundays, so the calendar needs an empty day that does not look broken.',
    },
    {
      by: 'ana',
      when: back(24, '16:15'),
      body: 'Coffee in Bergen. She is content with the pace, less so with our long meeting notes. Five lines from now on.',
      sight: accountTeam,
    },
    {
      by: 'jonas',
      when: back(31, '13:25'),
      body: 'Tomasz ran 400 bookings a second for four hours, and it held. Told her in one sentence, she asked for the second.',
    },
    {
      by: 'jonas',
      when: back(38, '10:50'),
      body: 'The call centre wants refunds by phone in the same screen. Not in phase 1; she agrees, and wants it written down that we said so.',
      sight: accountTeam,
    },
    {
      by: 'priya',
      when: back(47, '15:30'),
      body: 'Norwegian texts: she reads every line aloud to a colleague. Two words changed, “lugar” stays.',
    },
    { by: 'mei', when: back(61, '09:20'), body: 'Deck plans arrived from the yard, 38 photographs with them. All of deck 7 may be used.' },
    { by: 'jonas', when: back(77, '12:40'), body: 'Signed the contract for the booking flow at her desk. Cake with a ferry on it.' },
    { by: 'ana', when: back(84, '17:05'), body: 'She asked for one person to ring instead of four. That is Jonas.' },
    {
      by: 'jonas',
      when: back(97, '11:30'),
      body: 'Second round with their board. Her question was the best: what happens to a booking when the boat does not sail?',
      sight: accountTeam,
    },
    {
      by: 'priya',
      when: back(119, '10:15'),
      body: 'Sat beside her ticket desk for a morning. Most calls are about cars that are longer than people think.',
    },
    { by: 'jonas', when: back(140, '14:20'), body: 'Sent three references. She rang all three, and told us what they said.' },
    {
      by: 'ana',
      when: back(171, '16:45'),
      body: 'First figures: 60 to 70 thousand for the flow, without the harbours. She did not blink.',
      sight: accountTeam,
    },
    { by: 'jonas', when: back(203, '09:55'), body: 'Sailed the night route with her. Notes on the back of a menu, photographed.' },
    { by: 'mei', when: back(231, '13:10'), body: 'Sent two sketches of a fare calendar, without being asked. She hung one up.' },
    {
      by: 'jonas',
      when: back(262, '10:30'),
      body: 'She has taken over digital from the ticket office and looks for an agency that stays.',
    },
    {
      by: 'ana',
      when: back(288, '10:20'),
      body: 'Met Sigrid after the harbour talk. Clear, quick, and tired of slide decks.',
      sight: accountTeam,
    },
  ]
  return notes.map((note) => ({ on: 'sigrid', ...note }))
}

/** The note of the imported duplicate of Sigrid Aune. */
export const notesOnSecondSigrid = ({ back, year }: Moments): NoteSpec[] => {
  const written = back(16, '16:30')
  return [
    {
      on: 'sigrid-again',
      by: 'jonas',
      written,
      when: `${year - 1}-05-20 10:00:00`,
      body: 'Talked at the ferry fair. Runs the digital side of a line in Bergen.',
      files: ['ferry-fair-list'],
    },
    {
      on: 'sigrid-again',
      by: 'jonas',
      written,
      when: `${year - 1}-05-21 15:30:00`,
      body: 'Asked for our card twice. Send the ticket study.',
    },
    {
      on: 'sigrid-again',
      by: 'jonas',
      written,
      when: `${year - 1}-06-03 09:15:00`,
      body: 'Study sent by post, she prefers paper for long things.',
    },
    { on: 'sigrid-again', by: 'jonas', written, when: `${year - 1}-09-11 13:45:00`, body: 'No budget this year. Ask again in January.' },
  ]
}
