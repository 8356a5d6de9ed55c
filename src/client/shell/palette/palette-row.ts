import type { KeyboardEvent } from 'react'
import { findFolded } from '../../../contract/fold.ts'
import type { IconType } from '../../ui/icons/icon.tsx'

/** One thing the palette can open or do. */
export interface PaletteRow {
  /** Tells it from every other row. */
  key: string
  label: string
  /** What it is, muted: `Head of Digital, Fjordlys Ferries`. */
  hint?: string
  icon?: IconType
  /** Draws initials instead of an icon. */
  avatar?: 'person' | 'company'
  /** Where it leads, so that it can be opened in a new tab … */
  to?: string
  /** … or what it does. */
  run?: () => void
  /** Shown at the right: the keys that do the same. */
  keys?: string
}

/** What the keys of the field do; known when the rows are there. Whether it took the key. */
export type PaletteKeys = (event: KeyboardEvent) => boolean

export interface PaletteGroup {
  title: string
  rows: readonly PaletteRow[]
}

const marks = { '>': 'do', '#': 'tags', '@': 'people' } as const
type Looking = 'all' | (typeof marks)[keyof typeof marks]

/** What is looked for: the first sign narrows it. */
export const readTyped = (typed: string): { looking: Looking; term: string } => {
  const text = typed.trimStart()
  const looking = marks[text[0] as keyof typeof marks]
  return looking ? { looking, term: text.slice(1).trim() } : { looking: 'all', term: text.trim() }
}

/** The rows of which anything holds the term, in their own order. */
export const fitting = (rows: readonly PaletteRow[], term: string): PaletteRow[] =>
  rows.filter(({ label, hint = '' }) => findFolded(label, term) || findFolded(hint, term))

/** The rows whose label holds the term, those that begin with it first. */
export const matching = (rows: readonly PaletteRow[], term: string): PaletteRow[] => {
  if (term === '') return [...rows]
  return rows
    .flatMap((row) => {
      const found = findFolded(row.label, term)
      return found ? [{ row, at: found[0] === 0 ? 0 : 1 }] : []
    })
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}
