/** What always stands on the line, or beside what folds; the names are those of `data-piece`. */
export const pieceNames = { type: 'type', or: 'or by', more: 'more' } as const

/** A filter on the line. `words` is what it says, which is how wide it is; one that is set never folds. */
export interface Piece<Name> {
  readonly name: Name
  readonly words: string
  readonly folds: boolean
  /** Stands behind "or by". */
  readonly alone: boolean
}

const gap = 4
// Until it has been drawn once.
const usualMore = 76
// One that is open is wider by its chevron, and must not push another onto a second line.
const chevron = 20

/**
 * Which filters fold behind "+ Filter" so that the others fit on the line: the last first.
 *
 * @param widths px by words; what has not been drawn yet is not known, and stays on the line so that it is
 * @param room px
 */
export const foldPieces = <Name>(pieces: readonly Piece<Name>[], widths: ReadonlyMap<string, number>, room: number): readonly Name[] => {
  const folded: Name[] = []
  const needed = () => {
    const there = pieces.filter(({ name }) => !folded.includes(name))
    const words = [pieceNames.type, ...there.map((piece) => piece.words), ...(there.some(({ alone }) => alone) ? [pieceNames.or] : [])]
    const more = folded.length > 0 ? (widths.get(pieceNames.more) ?? usualMore) + gap + chevron : 0
    return words.reduce((sum, each) => sum + (widths.get(each) ?? 0) + gap, more - gap)
  }
  for (const { name, folds } of pieces.toReversed()) {
    if (needed() <= room) break
    if (folds) folded.unshift(name)
  }
  return folded
}
