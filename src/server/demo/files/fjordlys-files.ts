import type { Moments } from '../model/moments.ts'
import type { DemoProjectFile } from '../model/projects.ts'
import { textBytes } from './bytes.ts'
import { cabinSketch, nightRoute, quayByNight } from './drawings.ts'
import { fareCalendar } from './papers.ts'
import { deckSeats } from './pictures.ts'

const notices = `Harbour notices, first proof

Book the night ferry at fjordlys.no.
A bed takes two minutes, and your dog may come.

Bergen: three posters, one screen. Stavanger: two posters.
`

const loadTest = `minute,people at once,median ms,slowest ms
1,200,84,310
5,1000,91,420
10,2000,118,690
15,3000,240,1900
`

/** The files of the ferry company's project, the newest first. */
export const fjordlysFiles = ({ back }: Moments): DemoProjectFile[] => {
  const file = (
    name: string,
    contentType: string,
    bytes: Uint8Array<ArrayBuffer>,
    [author, days, time]: [author: string, days: number, time: string],
    category?: string,
  ): DemoProjectFile => ({ key: name, name, contentType, bytes, author, createdAt: back(days, time), ...(category && { category }) })
  return [
    file('load-test-second-night.csv', 'text/csv', textBytes(loadTest), ['tomasz', 3, '07:40']),
    file('harbour-notices-proof-1.txt', 'text/plain', textBytes(notices), ['ingrid', 6, '15:05'], 'Papers'),
    file('night-route.png', 'image/png', nightRoute(), ['mei', 9, '11:20'], 'Drawings'),
    file('cabin-for-two.png', 'image/png', cabinSketch(), ['mei', 12, '16:45'], 'Drawings'),
    file('quay-by-night.png', 'image/png', quayByNight(), ['rangi', 20, '22:10'], 'Photographs'),
    file('fare-calendar-v2.pdf', 'application/pdf', fareCalendar(), ['jonas', 24, '09:30'], 'Papers'),
    file('deck-6-seats.png', 'image/png', deckSeats(), ['mei', 61, '09:24'], 'Drawings'),
  ]
}
