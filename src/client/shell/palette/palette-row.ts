import type { KeyboardEvent } from 'react'
import { findNormalized } from '../../../contract/normalize-for-search.ts'
import type { IconType } from '../../ui/icons/icon.tsx'

/** A row of the palette: opens a page (`to`) or runs an action (`run`). */
export interface PaletteRow {
  /** Unique among all rows. */
  key: string
  label: string
  /** A muted description: `Head of Digital, Fjordlys Ferries`. */
  hint?: string
  icon?: IconType
  /** Shows initials instead of an icon. */
  avatar?: 'person' | 'company'
  to?: string
  run?: () => void
  keys?: string
}

export interface PaletteGroup {
  title: string
  rows: readonly PaletteRow[]
}

/** Handles the keys of the field. Returns whether it used the key. */
export type PaletteKeys = (event: KeyboardEvent) => boolean

const prefixes = { '>': 'actions', '#': 'tags', '@': 'people' } as const

export interface PaletteInput {
  /** What to search; chosen by the first character. */
  mode: 'all' | (typeof prefixes)[keyof typeof prefixes]
  term: string
}

export const parseInput = (typed: string): PaletteInput => {
  const text = typed.trimStart()
  const mode = prefixes[text[0] as keyof typeof prefixes]
  return mode ? { mode, term: text.slice(1).trim() } : { mode: 'all', term: text.trim() }
}

/** The rows whose label or hint contains the term, in the same order. */
export const filterRows = (rows: readonly PaletteRow[], term: string): PaletteRow[] =>
  rows.filter(({ label, hint = '' }) => findNormalized(label, term) || findNormalized(hint, term))

/** The rows whose label contains the term; those that start with it come first. */
export const matching = (rows: readonly PaletteRow[], term: string): PaletteRow[] => {
  if (term === '') return [...rows]
  const found = rows.flatMap((row) => {
    const at = findNormalized(row.label, term)
    return at ? [{ row, starts: at[0][0] === 0 }] : []
  })
  return found.sort((a, b) => Number(b.starts) - Number(a.starts)).map(({ row }) => row)
}
