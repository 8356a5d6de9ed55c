import type { journaledTables } from './journaled-tables.ts'

/** The columns that migrations added to journaled tables, with the value that rows of the journal from before have. */
export const addedColumns: Partial<Record<keyof typeof journaledTables, Record<string, string | number | null>>> = {
  projects: { clientsMay: 'work' },
  users: { weekStart: '' },
  tasks: { isPrivate: 0 },
  files: { isPrivate: 0 },
  writeboards: { isPrivate: 0 },
  links: { isPrivate: 0 },
  notes: { html: '' },
  comments: { html: '' },
  writeboardRevisions: { html: '' },
}
