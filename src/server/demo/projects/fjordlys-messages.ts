import type { Moments } from '../model/moments.ts'
import type { DemoMessage } from '../model/projects.ts'
import type { Key, Moment } from '../model/types.ts'

/** A comment has an author, a time and a text. Comments on private messages are private. */
interface More {
  body: string
  isPrivate?: boolean
  pinned?: boolean
  comments?: [Key, Moment, string][]
}

const message = (
  title: string,
  category: string | undefined,
  author: Key,
  createdAt: Moment,
  { body, isPrivate = false, pinned = false, comments = [] }: More,
): DemoMessage => ({
  title,
  body,
  ...(category === undefined ? {} : { category }),
  isPrivate,
  pinned,
  author,
  createdAt,
  comments: comments.map(([by, when, said]) => ({ author: by, body: said, isPrivate, createdAt: when })),
})

/** The messages of the ferry company's project, newest first. */
export const fjordlysMessages = ({ back }: Moments): DemoMessage[] => [
  message('Which fares do we show first?', 'Decisions', 'jonas', back(2, '09:14'), {
    body: '<p>Travellers on the night route look for a bed first and a price second; on the day routes it is the other way round.</p><p>Eleven people tried both orders on the quay:</p><ul><li><strong>Bed, then price</strong>: nine finished without help.</li><li><strong>Price, then bed</strong>: four did.</li></ul><p>I would show beds first from 20:00 on, and prices before. Please say so here if that is wrong.</p>',
    pinned: true,
    comments: [
      ['sigrid', back(2, '10:02'), 'Beds first at night is how the counter does it too. Agreed from our side.'],
      ['mei', back(2, '11:40'), 'Then the cabin drawing moves to the top. I change the sketches today.'],
      ['ingrid', back(1, '08:25'), 'The harbours close their counters at 19:30. Could it turn then?'],
    ],
  }),
  message('Photographs from the night ferry', 'Material', 'sigrid', back(1, '15:48'), {
    body: '<p>Thirty-eight pictures, all from deck 7, free for us to use. The ones with faces have been asked.</p>',
    comments: [
      ['rangi', back(1, '16:20'), 'Numbers 4, 11 and 30 are strong. I can light the cabin again if you want one of it empty.'],
      ['sigrid', back(1, '16:31'), 'An empty cabin would be good. The ship lies in Bergen on Monday.'],
    ],
  }),
  message('Seat hold: ten or fifteen minutes', 'Build', 'tomasz', back(1, '10:31'), {
    body: '<p>Fifteen is a setting. I would like to run the load test again first: with fifteen, one sailing in twenty looks full while it is not.</p>',
    comments: [
      ['niki', back(1, '11:05'), 'With the queue in front, fifteen was fine up to 900 at once.'],
      ['olafur', back(1, '12:50'), 'Our operations desk can live with either.'],
    ],
  }),
  message('What phase 2 may cost', 'Money', 'ana', back(1, '09:05'), {
    body: '<p>320 hours, and the second load test is in it. Let us not name a number before the design is signed off.</p>',
    isPrivate: true,
    comments: [['jonas', back(1, '09:20'), 'They ask for it every Tuesday. I can hold until next week.']],
  }),
  message('Colour pairs for the deck plans', 'Design', 'mei', back(3, '13:10'), {
    body: '<p>Nine pairs pass in sunlight, two do not. The two are both blues; I have darker ones.</p>',
    comments: [['priya', back(3, '14:00'), 'The darker ones read well on my oldest telephone, too.']],
  }),
  message('Notices for the harbours', 'Material', 'ingrid', back(6, '10:40'), {
    body: '<p>Four harbours want paper, Askøy wants a screen. Texts in three languages are attached to the writeboard.</p>',
  }),
  message('Words for “cabin”', 'Decisions', 'priya', back(9, '11:15'), {
    body: '<p>Lugar, cabin, Kabine: one word a language, everywhere. “Berth” goes.</p>',
  }),
  message('Dogs', 'Design', 'priya', back(12, '09:50'), {
    body: '<p>The most common question on the quay. A dog needs a line of its own in the list of passengers.</p>',
  }),
  message('Test site', 'Build', 'niki', back(20, '16:00'), {
    body: '<p>It stands, behind the usual password. Nothing you book there sails.</p>',
  }),
  message('How long a session may last', 'Build', 'tomasz', back(26, '14:30'), {
    body: '<p>An hour on a telephone, ten minutes on the screens in the harbours.</p>',
  }),
  message('Who signs what off', 'Decisions', 'jonas', back(41, '10:00'), {
    body: '<p>Design: Sigrid. Money: Ólafur. The day of opening: both.</p>',
  }),
  message('Welcome aboard', undefined, 'ana', back(60, '09:00'), {
    body: '<p>Everything about the booking flow lives here. What is marked private, only Northlight sees.</p>',
  }),
]
