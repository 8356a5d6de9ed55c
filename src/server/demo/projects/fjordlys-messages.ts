import type { Moments } from '../moments.ts'
import type { DemoMessage } from './told.ts'

type Comment = [author: string, body: string, days: number, time: string]
type Told = Omit<DemoMessage, 'isPrivate' | 'pinned' | 'comments'> & { isPrivate?: true; pinned?: true; comments?: Comment[] }

const told = ({ back }: Moments): Told[] => [
  {
    title: 'Which fares do we show first?',
    body: '<p>Travellers on the night route look for a bed first and a price second; on the day routes it is the other way round.</p><p>Eleven people tried both orders on the quay:</p><ul><li><strong>Bed, then price</strong>: nine finished without help.</li><li><strong>Price, then bed</strong>: four did.</li></ul><p>I would show beds first from 20:00 on, and prices before. Please say so here if that is wrong.</p>',
    category: 'Decisions',
    pinned: true,
    author: 'jonas',
    createdAt: back(2, '09:14'),
    comments: [
      ['sigrid', 'Beds first at night is how the counter does it too. Agreed from our side.', 2, '10:02'],
      ['mei', 'Then the cabin drawing moves to the top. I change the sketches today.', 2, '11:40'],
      ['ingrid', 'The harbours close their counters at 19:30. Could it turn then?', 1, '08:25'],
    ],
  },
  {
    title: 'Photographs from the night ferry',
    body: '<p>Thirty-eight pictures, all from deck 7, free for us to use. The ones with faces have been asked.</p>',
    category: 'Material',
    author: 'sigrid',
    createdAt: back(1, '15:48'),
    comments: [
      ['rangi', 'Numbers 4, 11 and 30 are strong. I can light the cabin again if you want one of it empty.', 1, '16:20'],
      ['sigrid', 'An empty cabin would be good. The ship lies in Bergen on Monday.', 1, '16:31'],
    ],
  },
  {
    title: 'Seat hold: ten or fifteen minutes',
    body: '<p>Fifteen is a setting. I would like to run the load test again first: with fifteen, one sailing in twenty looks full while it is not.</p>',
    category: 'Build',
    author: 'tomasz',
    createdAt: back(1, '10:31'),
    comments: [
      ['niki', 'With the queue in front, fifteen was fine up to 900 at once.', 1, '11:05'],
      ['olafur', 'Our operations desk can live with either.', 1, '12:50'],
    ],
  },
  {
    title: 'What phase 2 may cost',
    body: '<p>320 hours, and the second load test is in it. Let us not name a number before the design is signed off.</p>',
    category: 'Money',
    isPrivate: true,
    author: 'ana',
    createdAt: back(1, '09:05'),
    comments: [['jonas', 'They ask for it every Tuesday. I can hold until next week.', 1, '09:20']],
  },
  {
    title: 'Colour pairs for the deck plans',
    body: '<p>Nine pairs pass in sunlight, two do not. The two are both blues; I have darker ones.</p>',
    category: 'Design',
    author: 'mei',
    createdAt: back(3, '13:10'),
    comments: [['priya', 'The darker ones read well on my oldest telephone, too.', 3, '14:00']],
  },
  {
    title: 'Notices for the harbours',
    body: '<p>Four harbours want paper, Askøy wants a screen. Texts in three languages are attached to the writeboard.</p>',
    category: 'Material',
    author: 'ingrid',
    createdAt: back(6, '10:40'),
  },
  {
    title: 'Words for “cabin”',
    body: '<p>Lugar, cabin, Kabine: one word a language, everywhere. “Berth” goes.</p>',
    category: 'Decisions',
    author: 'priya',
    createdAt: back(9, '11:15'),
  },
  {
    title: 'Dogs',
    body: '<p>The most common question on the quay. A dog needs a line of its own in the list of passengers.</p>',
    category: 'Design',
    author: 'priya',
    createdAt: back(12, '09:50'),
  },
  {
    title: 'Test site',
    body: '<p>It stands, behind the usual password. Nothing you book there sails.</p>',
    category: 'Build',
    author: 'niki',
    createdAt: back(20, '16:00'),
  },
  {
    title: 'How long a session may last',
    body: '<p>An hour on a telephone, ten minutes on the screens in the harbours.</p>',
    category: 'Build',
    author: 'tomasz',
    createdAt: back(26, '14:30'),
  },
  {
    title: 'Who signs what off',
    body: '<p>Design: Sigrid. Money: Ólafur. The day of opening: both.</p>',
    category: 'Decisions',
    author: 'jonas',
    createdAt: back(41, '10:00'),
  },
  {
    title: 'Welcome aboard',
    body: '<p>Everything about the booking flow lives here. What is marked private, only Northlight sees.</p>',
    author: 'ana',
    createdAt: back(60, '09:00'),
  },
]

/** The messages of the ferry company's project, the newest first. */
export const fjordlysMessages = (moments: Moments): DemoMessage[] =>
  told(moments).map(({ comments = [], isPrivate = false, pinned = false, ...message }) => ({
    ...message,
    isPrivate,
    pinned,
    comments: comments.map(([author, body, days, time]) => ({ author, body, isPrivate, createdAt: moments.back(days, time) })),
  }))
