/** The task lists of the ferry company's project, each with its milestone; see `model/tasks.ts` for the lines. */
export const fjordlysLists: [name: string, milestone: string | undefined, lines: string][] = [
  [
    'Design',
    'Booking design signed off',
    `> Seat map for the night ferry | 1 | mei | sigrid: Deck 7 has a row more than the plan says. / mei: It has it now.
     Fare calendar: empty and sold-out states | 5 | mei
     > Colour pairs for the deck plans that pass in sunlight | 6 | mei,priya | priya: Nine of eleven pass.
     Pictograms for the 14 cabin types | | mei
     Ticket on paper and on a locked phone | 12 | mei,seun
     Empty and error pages | | priya | mei: The text for no network is yours.
     x Deck plans of three ships | 12 | mei
     x Type and its sizes | 21 | seun
     x Night fares, first drawing | 26 | mei
     x Icons of the harbours | 30 | seun
     x Where a dog may travel | 33 | mei
     x Header with two languages | 36 | mei
     x Search on a phone | 40 | mei
     x Six sketches of the start page | 47 | mei`,
  ],
  [
    'Build',
    'Seats and payment work',
    `> Hold seats for fifteen minutes | -2 | tomasz | jonas: They want fifteen. / tomasz: Fifteen is a setting.
     > Pay with Vipps and with card | 8 | tomasz,jonas
     Timetable import, four harbours | 11 | tomasz
     Load test before launch | 15 | tomasz | olafur: The desk is told for that night.
     Booking e-mail in three languages | 13 | jonas
     Refund within the hour | 14 | tomasz,jonas
     Sign in with the old customer number | | niki
     x Queue before the queue | 3 | tomasz
     x Load test, second night | 4 | tomasz
     x Test site behind a password | 8 | niki
     x Harbour screens read the timetable | 10 | niki
     x Two tickets with one number | 11 | tomasz
     x Prices of the year | 14 | niki
     x Load test, first night | 18 | tomasz
     x Cabins with one bed left | 19 | hanna
     x Keyboard through the whole booking | 22 | hanna
     x Receipts as PDF | 25 | niki
     x Read aloud by a screen reader | 27 | hanna
     x Backups every hour | 35 | tomasz
     x One repository, one command | 44 | tomasz`,
  ],
  [
    'Words and pictures',
    'Three languages complete',
    `> Norwegian terms, second reading | 0 | sigrid,priya | ingrid: Paragraph 4 is the old one.
     Error messages in German and Ukrainian | 7 | priya
     Choose 24 deck photographs | 14 | rangi
     x German, translated | 5 | priya
     x Words for a full ship | 13 | priya
     x Two days of photographs | 17 | rangi
     x Terms, first reading | 24 | priya`,
  ],
  [
    'Launch',
    'Open to the operations desk',
    `Rollback drill with the operations desk | 19 | jonas,ingrid
     Old timetable pages lead to the new ones | 21 | tomasz | hanna: There are 412 of them.
     Notices for the harbours | 25 | sigrid
     x Day of opening agreed | 9 | jonas`,
  ],
  [
    'After',
    'Open to travellers',
    `Ask forty travellers what they looked for | 60 | priya
     Hand over to the care team | | ana`,
  ],
]

export const fjordlysInbox = `> Read the quay test notes | 0 | ana | priya: Page 3 first. / ana: The dog again. / priya: Always the dog. / jonas: Sigrid asks for them too.
  Choose the deck photographs with Sigrid | 14 | ana | sigrid: The ones from the bridge, please.
  Sort the Askøy pictures | | ana`
