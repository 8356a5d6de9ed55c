import { type Colour, png } from './png.ts'

const night: Colour[] = [
  [18, 26, 44],
  [28, 42, 66],
  [46, 66, 92],
  [92, 104, 118],
  [226, 178, 110],
  [12, 40, 52],
  [24, 66, 78],
  [8, 12, 18],
  [244, 226, 180],
]

/** The ferry at the quay after dark, with its windows in the water. */
export const quayByNight = (): Uint8Array<ArrayBuffer> =>
  png(240, 140, night, (x, y) => {
    const mirrored = y > 96 ? 192 - y : y
    const isHull = mirrored > 70 && mirrored <= 92 && x > 40 + (92 - mirrored) * 0.6 && x < 196
    const isDeck = mirrored > 50 && mirrored <= 70 && x > 70 && x < 184
    const isFunnel = mirrored > 34 && mirrored <= 50 && x > 140 && x < 156
    const isWindow = isDeck && (x - 70) % 9 < 5 && (mirrored - 50) % 10 > 4
    if (y > 96) {
      if (isWindow && (x + y * 3) % 7 < 5) return 4
      return isHull || isDeck || isFunnel ? 7 : (y * 5 + x) % 11 < 2 ? 6 : 5
    }
    if (isWindow) return 8
    if (isHull || isDeck || isFunnel) return 7
    if ((x * 37 + y * 101) % 997 < 3 && y < 44) return 8
    return y < 30 ? 0 : y < 58 ? 1 : y < 84 ? 2 : 3
  })

const sea: Colour = [220, 232, 234]
const land: Colour = [232, 226, 212]
const coast: Colour = [150, 140, 120]
const route: Colour = [15, 95, 88]
const harbour: Colour = [165, 52, 43]

/** The night route along the coast, with its harbours. */
export const nightRoute = (): Uint8Array<ArrayBuffer> => {
  const coastAt = (y: number) => 132 + Math.sin(y / 11) * 12 + Math.sin(y / 4.3) * 4
  const routeAt = (y: number) => 96 + Math.sin(y / 26) * 14
  const stops = [14, 70, 128]
  return png(240, 140, [sea, land, coast, route, harbour], (x, y) => {
    if (stops.some((stop) => Math.hypot(x - routeAt(stop), y - stop) < 4)) return 4
    if (Math.abs(x - routeAt(y)) < 1.4 && y % 8 < 5 && y > 14 && y < 128) return 3
    const distance = x - coastAt(y)
    if (Math.abs(distance) < 1.2) return 2
    return distance > 0 ? 1 : 0
  })
}

const paper: Colour = [252, 251, 249]
const ink: Colour = [29, 27, 24]
const pale: Colour = [196, 219, 216]
const wood: Colour = [224, 205, 176]

/** A cabin for two from above: beds, table, window and door. */
export const cabinSketch = (): Uint8Array<ArrayBuffer> => {
  const within = (x: number, y: number, [left, top, width, height]: readonly number[]) =>
    x >= (left ?? 0) && x < (left ?? 0) + (width ?? 0) && y >= (top ?? 0) && y < (top ?? 0) + (height ?? 0)
  const inner = ([left = 0, top = 0, width = 0, height = 0]: readonly number[]) => [left + 2, top + 2, width - 4, height - 4]
  const room = [20, 16, 200, 108]
  const things = [
    { box: [28, 22, 92, 34], fill: 2 },
    { box: [28, 84, 92, 34], fill: 2 },
    { box: [30, 26, 20, 26], fill: 0 },
    { box: [30, 88, 20, 26], fill: 0 },
    { box: [140, 50, 44, 40], fill: 3 },
  ]
  return png(240, 140, [paper, ink, pale, wood], (x, y) => {
    if (!within(x, y, room)) return 0
    if (!within(x, y, inner(room))) return y > 52 && y < 88 && x < 24 ? 2 : x > 210 && y > 90 && y < 118 ? 0 : 1
    const thing = things.findLast(({ box }) => within(x, y, box))
    if (!thing) return 0
    return within(x, y, inner(thing.box)) ? thing.fill : 1
  })
}
