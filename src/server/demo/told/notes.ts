import type { DemoNote, DemoVisibility, DemoWritten, Key, Moment } from './types.ts'

/** A written note. `on` is the key of its contact. A comment has an author, a time and a text. */
export type ToldNote = {
  on: Key
  by: Key
  when: Moment
  body: string
  /** When it was written, if later than its date. */
  written?: Moment
  sight?: DemoVisibility
  files?: Key[]
  comments?: [Key, Moment, string][]
}

export const onlyMe: DemoVisibility = { visibility: 'only-me' }
export const accountTeam: DemoVisibility = { visibility: 'group', group: 'account-team' }

/** A note without its record. */
export const writtenOf = (told: Omit<ToldNote, 'on'>): DemoWritten => ({
  body: told.body,
  date: told.when,
  ...(told.sight ?? { visibility: 'public' }),
  attachments: told.files ?? [],
  comments: (told.comments ?? []).map(([author, createdAt, body]) => ({ body, author, isPrivate: false, attachments: [], createdAt })),
  author: told.by,
  createdAt: told.written ?? told.when,
})

/** @throws if the note has no contact */
export const noteOf = (told: ToldNote, placeOf: (key: Key) => number | undefined): DemoNote => {
  const contact = placeOf(told.on)
  if (contact === undefined) throw new Error(`The story has no contact ${told.on}.`)
  return { contact, ...writtenOf(told) }
}
