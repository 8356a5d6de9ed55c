/** Widths in rem, estimated: a letter; what is around the words of a button, its gap included; what is around those of a segment. */
const [letter, around, aroundSegment] = [0.43, 2.5, 1.35]
/** The longest words that a button shows. */
const longest = 18
const ofFold = 12 * letter + around

/** The style sheet knows widths in steps of 4 rem from 12 to 72. */
const step = 4
const inSteps = (width: number) => Math.min(72, Math.max(12, Math.ceil(width / step) * step))
const widthOf = (label: string) => Math.min(longest, label.length * letter) + around
const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

interface Line {
  /** The labels of segmented controls, which are always shown. */
  readonly segments: readonly string[]
  /** The sentences of the set filters, which are always shown. */
  readonly set: readonly string[]
  readonly unset: readonly string[]
}

interface Widths {
  readonly each: readonly number[]
  readonly all: number
  /** For the segments with the button of the folded filters, to the nearest step. */
  readonly segments: number
}

/**
 * Returns how wide a line has to be, in rem, to show each unset filter beside those before it, and all of them. In narrower lines the style
 * sheet hides it and shows the button that it is folded into; in place of segments it shows a select.
 */
export const widthsFor = ({ segments, set, unset }: Line): Widths => {
  const always = sumOf(segments.map((label) => label.length * letter + aroundSegment)) + sumOf(set.map(widthOf))
  const all = always + sumOf(unset.map(widthOf))
  const upTo = (at: number) => always + sumOf(unset.slice(0, at + 1).map(widthOf))
  return {
    each: unset.map((_, at) => inSteps(Math.min(upTo(at) + ofFold, all))),
    all: inSteps(all),
    segments: inSteps(always + (unset.length > 0 ? ofFold : 0) - step / 2),
  }
}
