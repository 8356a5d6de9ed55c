/** A bar of the chart, in px. Its value stands above it, or below it if it hangs. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
  /** Whether it hangs below the line. */
  readonly hangs: boolean
}

/** The text of a bar, with the middle of its foot. */
export interface Label {
  readonly text: string
  readonly x: number
  readonly y: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const digit = 6.5
const line = 12
const gap = 3

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const boxOf = ({ x, y, width, height }: Bar): Box => ({ left: x, right: x + width, top: y, bottom: y + height })

/**
 * Returns the labels that fit beside the bars and one another between two edges, those of the highest bars first. One that does not fit over the
 * middle of its bar starts or ends with the bar.
 */
export const placeLabels = (bars: readonly Bar[], left: number, right: number): Label[] => {
  const boxes = bars.map(boxOf)
  const labels: Label[] = []
  for (const bar of bars.toSorted((a, b) => b.height - a.height)) {
    if (bar.text === '') continue
    const half = (bar.text.length * digit) / 2
    const foot = bar.hangs ? bar.y + bar.height + gap + line : bar.y - gap
    const boxAt = (middle: number): Box => {
      const x = Math.min(Math.max(middle, left + half), right - half)
      return { left: x - half, right: x + half, top: foot - line, bottom: foot }
    }
    const places = [bar.x + bar.width / 2, bar.x + 1 + half, bar.x + bar.width - 1 - half].map(boxAt)
    const box = places.find((place) => !boxes.some((taken) => overlaps(place, taken)))
    if (!box) continue
    boxes.push(box)
    labels.push({ text: bar.text, x: box.left + half, y: foot - 2 })
  }
  return labels
}
