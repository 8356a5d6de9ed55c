import type { DemoNote, DemoVisibility, DemoWritten, Key, Moment } from '../types.ts'

/** A note of the story; `on` is the key of its contact, a comment is who, when and what. */
export type ToldNote = {
  on: Key
  by: Key
  when: Moment
  body: string
  /** When it was written down, where that was later than what it tells. */
  written?: Moment
  sight?: DemoVisibility
  files?: Key[]
  comments?: [Key, Moment, string][]
}

export const onlyMe: DemoVisibility = { visibility: 'only-me' }
export const accountTeam: DemoVisibility = { visibility: 'group', group: 'account-team' }

/** What a note says, wherever it hangs. */
export const writtenOf = (told: Omit<ToldNote, 'on'>): DemoWritten => ({
  body: told.body,
  date: told.when,
  ...(told.sight ?? { visibility: 'public' }),
  attachments: told.files ?? [],
  comments: (told.comments ?? []).map(([author, createdAt, body]) => ({ body, author, isPrivate: false, attachments: [], createdAt })),
  author: told.by,
  createdAt: told.written ?? told.when,
})

/** Throws where the note is on nobody. */
export const noteOf = (told: ToldNote, placeOf: (key: Key) => number | undefined): DemoNote => {
  const contact = placeOf(told.on)
  if (contact === undefined) throw new Error(`The story has no contact ${told.on}.`)
  return { contact, ...writtenOf(told) }
}
