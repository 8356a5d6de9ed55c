import { type Colour, png } from './png.ts'

const paper: Colour = [252, 251, 249]
const ink: Colour = [29, 27, 24]
const accent: Colour = [15, 95, 88]
const pale: Colour = [196, 219, 216]

/** The seats of deck 7 within the outline of the bow. */
export const deckSeats = (): Uint8Array<ArrayBuffer> =>
  png(240, 140, [paper, ink, accent, pale], (x, y) => {
    const half = 70 - Math.abs(y - 70)
    const right = 170 + Math.sqrt(Math.max(0, half)) * 7
    const within = (edge: number) => x >= 10 + edge && x <= right - edge && y >= 14 + edge && y <= 126 - edge
    if (!within(0)) return 0
    if (!within(2)) return 1
    const column = Math.floor((x - 24) / 20)
    const row = Math.floor((y - 24) / 20)
    const seat = x >= 24 && column < 8 && y >= 24 && row < 5 && row !== 2 && (x - 24) % 20 < 13 && (y - 24) % 20 < 13
    if (!seat) return 0
    return (column * 5 + row * 3) % 4 === 0 ? 2 : 3
  })

/** Six colours for the labels of the tea. */
export const labelColours = (): Uint8Array<ArrayBuffer> => {
  const colours: Colour[] = [
    [110, 135, 60],
    [176, 84, 48],
    [62, 78, 104],
    [201, 163, 78],
    [120, 62, 82],
    [72, 110, 100],
  ]
  return png(240, 80, [paper, ...colours], (x, y) => (y < 10 || y >= 70 || x % 40 < 4 || x % 40 >= 36 ? 0 : 1 + Math.floor(x / 40)))
}
