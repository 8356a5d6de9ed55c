import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { type FormattedText, htmlOf, sameText, textChange, writtenText } from '../rich-text/formatted-text.ts'

/** The text of a note or a comment being written, and the files already uploaded for it. */
export interface PostDraft extends FormattedText {
  readonly files: readonly FileRecord[]
}

export const emptyDraft: PostDraft = { body: '', files: [] }
export const isEmpty = ({ body, files }: PostDraft) => body === '' && files.length === 0

/** Returns the key under which the draft of a new post is saved. */
export const newPostKey = (meId: string, { resource, id }: { resource: string; id: string }, noun: string) =>
  `${meId}:${resource}:${id}:new-${noun}`

/** Returns the key under which the edit of a post is saved. It names the record too, whose page offers the words once the post is gone. */
export const editKey = (meId: string, { resource, id }: { resource: string; id: string }, noun: string, postId: string) =>
  `${meId}:${resource}:${id}:${noun}-${postId}`

/** Returns the key that earlier versions saved the edit of a post under. */
export const earlierEditKey = (meId: string, noun: string, postId: string) => `${meId}:${noun}:${postId}:edit`

/** Returns what a draft on a record is called, from its key: "phone" for `7:contacts:5:new-phone`. */
export const draftNoun = (draftKey: string): string => {
  const [, , , field = 'text'] = draftKey.split(':')
  return field.replace(/^new-/, '').replace(/-\d+$/, '')
}

export const withFile = <Draft extends PostDraft>(draft: Draft, file: FileRecord): Draft => ({ ...draft, files: [...draft.files, file] })

/** Returns the HTML that was written after `sent`; all of it if it does not begin with that. */
const htmlAfter = (now: string, sent: string) => {
  if (now.startsWith(sent)) return now.slice(sent.length)
  // In the paragraph that was the last one.
  const open = sent.replace(/(<\/\w+>)+$/, '')
  if (!now.startsWith(open)) return now
  const rest = now
    .slice(open.length)
    .replace(/^(<\/\w+>)+/, '')
    .trimStart()
  return rest.startsWith('<') ? rest : `<p>${rest.replace(/<\/p>(<\/\w+>)+/, '</p>')}`
}

const textAfter = (now: FormattedText, sent: FormattedText): FormattedText => {
  if (now.xHtml !== undefined || sent.xHtml !== undefined) return writtenText(htmlAfter(htmlOf(now), htmlOf(sent)))
  return { body: now.body.startsWith(sent.body) ? now.body.slice(sent.body.length).trimStart() : now.body }
}

/** Returns what is left to send after `sent` was saved: text and files added in the meantime. */
export const withoutSent = <Draft extends PostDraft>(now: Draft, sent: PostDraft): Draft => {
  const sentIds = new Set(sent.files.map(({ id }) => id))
  return { ...now, xHtml: undefined, ...textAfter(now, sent), files: now.files.filter(({ id }) => !sentIds.has(id)) }
}

/** Returns what is left of a stored draft after `sent` was saved, or undefined if nothing is. */
export const remainderOf = (now: PostDraft, sent: PostDraft): PostDraft | undefined => {
  const left = withoutSent(now, sent)
  return isEmpty(left) ? undefined : left
}

/** The changed fields of a note or a comment; the ids of removed files have a minus sign. */
export interface PostChange {
  body?: string
  xHtml?: string
  attachments?: string[]
}

/** Returns the fields that differ, or undefined if none do. */
export const changeBetween = (before: PostDraft, after: PostDraft): PostChange | undefined => {
  const old = new Set(before.files.map(({ id }) => id))
  const now = new Set(after.files.map(({ id }) => id))
  const attachments = [...now.difference(old), ...[...old.difference(now)].map((id) => `-${id}`)]
  const text = { ...after, body: after.body.trim() }
  const change = { ...(sameText(before, text) ? {} : textChange(before, text)), ...(attachments.length > 0 ? { attachments } : {}) }
  return Object.keys(change).length > 0 ? change : undefined
}
