import type { DemoNote, DemoVisibility, DemoWritten, Key, Moment } from './types.ts'

/** A written note. `on` is the key of its contact. A comment has an author, a time and a text. */
export type NoteSpec = {
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
export const writtenOf = (spec: Omit<NoteSpec, 'on'>): DemoWritten => ({
  body: spec.body,
  date: spec.when,
  ...(spec.sight ?? { visibility: 'public' }),
  attachments: spec.files ?? [],
  comments: (spec.comments ?? []).map(([author, createdAt, body]) => ({ body, author, isPrivate: false, attachments: [], createdAt })),
  author: spec.by,
  createdAt: spec.written ?? spec.when,
})

/** @throws if the note has no contact */
export const noteOf = (spec: NoteSpec, placeOf: (key: Key) => number | undefined): DemoNote => {
  const contact = placeOf(spec.on)
  if (contact === undefined) throw new Error(`The story has no contact ${spec.on}.`)
  return { contact, ...writtenOf(spec) }
}
