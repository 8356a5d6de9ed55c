import { diffArrays, diffWordsWithSpace } from 'diff'
import { wordSegmenter } from '../../locale.ts'

/** A part of a line: in both texts, or in one of them. */
export interface ChangedText {
  readonly text: string
  readonly kind: 'same' | 'removed' | 'added'
}

/** The same line of two texts beside each other; a side is absent where the line is only in the other. */
export interface ComparedLine {
  readonly left: readonly ChangedText[] | undefined
  readonly right: readonly ChangedText[] | undefined
  /** The line with what was removed and what was added, where both sides have it. */
  readonly both?: readonly ChangedText[]
  /** The number of the change, from 1; 0 for a line that is the same. */
  readonly change: number
}

const compareLine = (before: string, after: string): ChangedText[] =>
  diffWordsWithSpace(before, after, { intlSegmenter: wordSegmenter() }).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))

const whole = (text: string, kind: ChangedText['kind']): ChangedText[] => [{ text, kind }]
const linesOf = (text: string) => text.split(/\r?\n/)

/** Compares two texts line by line, and changed lines word by word. */
export const compareTexts = (before: string, after: string): { lines: readonly ComparedLine[]; changes: number } => {
  const lines: ComparedLine[] = []
  let changes = 0
  const change = (removed: readonly string[], added: readonly string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at += 1) {
      const [old, now] = [removed[at], added[at]]
      const pieces = old !== undefined && now !== undefined ? compareLine(old, now) : undefined
      changes += 1
      lines.push({
        left: pieces ? pieces.filter(({ kind }) => kind !== 'added') : old === undefined ? undefined : whole(old, 'removed'),
        right: pieces ? pieces.filter(({ kind }) => kind !== 'removed') : now === undefined ? undefined : whole(now, 'added'),
        ...(pieces && { both: pieces }),
        change: changes,
      })
    }
  }
  let removed: readonly string[] = []
  for (const part of diffArrays(linesOf(before), linesOf(after))) {
    if (part.removed) {
      removed = part.value
      continue
    }
    change(removed, part.added ? part.value : [])
    removed = []
    if (!part.added) for (const line of part.value) lines.push({ left: whole(line, 'same'), right: whole(line, 'same'), change: 0 })
  }
  change(removed, [])
  return { lines, changes }
}
