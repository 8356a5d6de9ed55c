import { mixed } from '../seeded.ts'
import { type Box, type Line, pdf } from './pdf.ts'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A month of fares as a calendar. Darker is cheaper. */
export const fareCalendar = (): Uint8Array<ArrayBuffer> => {
  const boxes: Box[] = []
  const lines: Line[] = [
    { x: 60, y: 760, size: 22, text: 'Fare calendar, version 3', bold: true },
    { x: 60, y: 738, size: 11, text: 'Fjordlys Ferries, night route Bergen to Stavanger. Darker is cheaper.' },
  ]
  days.forEach((day, column) => {
    lines.push({ x: 60 + column * 68, y: 700, size: 10, text: day })
    for (let week = 0; week * 7 + column < 30; week++) {
      const step = mixed(3, week * 7 + column, 1) % 5
      boxes.push({ x: 60 + column * 68, y: 630 - week * 62, width: 62, height: 56, shade: 0.55 + step * 0.1 })
      lines.push({ x: 66 + column * 68, y: 670 - week * 62, size: 9, text: String(week * 7 + column + 1) })
      lines.push({ x: 66 + column * 68, y: 638 - week * 62, size: 12, text: String(390 + step * 60), bold: true })
    }
  })
  lines.push({
    x: 60,
    y: 340,
    size: 11,
    text: 'Prices in kroner, one person in a seat. A day without a departure stays empty and says why.',
  })
  lines.push({ x: 60, y: 322, size: 11, text: 'The night ferry opens on the seat map; the day routes open here.' })
  return pdf(boxes, lines)
}

/** The offer for the second phase. */
export const secondPhaseOffer = (): Uint8Array<ArrayBuffer> => {
  const rows = [
    ['Night ferry first, seat map', '120 h', '10,200'],
    ['Seats held while paying', '90 h', '7,650'],
    ['Second load test', '20 h', '1,700'],
    ['Words in three languages', '90 h', '7,650'],
  ]
  const lines: Line[] = [
    { x: 60, y: 760, size: 22, text: 'Booking flow, phase 2', bold: true },
    { x: 60, y: 738, size: 11, text: 'Offer to Fjordlys Ferries. EUR 85 an hour, one invoice a month.' },
    ...rows.flatMap(([what = '', hours = '', sum = ''], row) => [
      { x: 60, y: 690 - row * 26, size: 12, text: what },
      { x: 380, y: 690 - row * 26, size: 12, text: hours },
      { x: 470, y: 690 - row * 26, size: 12, text: sum },
    ]),
    { x: 60, y: 570, size: 14, text: 'Together', bold: true },
    { x: 380, y: 570, size: 14, text: '320 h', bold: true },
    { x: 470, y: 570, size: 14, text: '27,200', bold: true },
  ]
  return pdf([{ x: 60, y: 594, width: 475, height: 1.5, shade: 0 }], lines)
}
