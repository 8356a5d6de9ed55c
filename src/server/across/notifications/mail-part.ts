import { shownAt } from '../../../addresses.ts'
import { excerpt } from '../../core/html/excerpt.ts'
import { plainText } from '../../core/html/plain-text.ts'
import { mailGroupOf } from '../../core/rows/mail-off.ts'
import type { AnyRow, OutboxRow, Row, TableName } from '../../core/store/tables.ts'
import { attachedWords } from './attached-words.ts'
import type { Paragraph } from './mail-body.ts'
import { oneLine, quotedTitle, withoutLinks } from './user-text.ts'

interface Named {
  resource: TableName
  resourceId: string
}

/** A notification with everything that its mail names. */
export interface About {
  note: Pick<OutboxRow, 'kind' | 'resource' | 'resourceId'>
  /** The record that the mail is about. */
  row: AnyRow
  /** What the record is called, and its title. */
  noun: string
  title: string
  /** What a comment or note is on. */
  on: (Named & { title: string }) | undefined
  /** The record with a page that shows it: itself, or what it belongs to. */
  shown: Named | undefined
  /** The names of its project and of the acting user. */
  project: string | undefined
  author: string | undefined
  files: Row<'files'>[]
}

/** What a mail says about one notification. */
export interface MailPart {
  subject: string
  /** The record that starts the conversation it belongs to. */
  conversation: Named
  /** What happened, and what was written. */
  paragraphs: Paragraph[]
  /** Why the reader is notified. */
  why: string
}

/** The most UTF-16 units of HTML that are converted to text, including tags and links. */
const mostConverted = 25_000

const titleOf = ({ title, on }: About) => on?.title ?? title

const happenedIn = (about: About) => {
  const { note, noun, author, project } = about
  const [who, where] = [withoutLinks(author ?? 'Somebody'), project === undefined ? '' : ` in ${withoutLinks(project)}`]
  const what = `${quotedTitle(titleOf(about))}${where}`
  if (note.kind === 'comment created') return `${who} commented on ${what}.`
  if (note.kind === 'note created' && about.on) return `${who} wrote a note on ${what}.`
  if (note.kind === 'task assigned') return `${who} made you responsible for ${what}.`
  return note.kind === `${noun} created` ? `${who} wrote ${what}.` : `${what} was changed.`
}

const reasons = {
  assigned: 'You get this e-mail because you are responsible for a task.',
  messages: 'You get this e-mail because you subscribed to the message, or were subscribed to it.',
  comments: 'You get this e-mail because you wrote there, subscribed to it, are responsible for it or were mentioned.',
}

/** Returns the record's own words, at most `most` characters. */
const wordsOf = async ({ note: { resource }, row }: About, most: number): Promise<Paragraph | undefined> => {
  const body = 'body' in row && typeof row.body === 'string' ? row.body : ''
  if (!body) return undefined
  const html = resource === 'messages' ? body : 'html' in row && typeof row.html === 'string' ? row.html : ''
  const text = html ? await plainText(html, mostConverted) : body
  const beginning = excerpt(text, most)
  if (beginning.length < text.length || html.length > mostConverted) return { text: `${beginning.trimEnd()} …` }
  return html.includes('<') ? { text, html } : { text }
}

/** Writes what a mail says about a notification, with at most `most` characters of the record. `appUrl` is the URL of the app. */
export const mailPart = async (about: About, appUrl: string, most: number): Promise<MailPart> => {
  const { note, on, shown, project, files } = about
  const words = await wordsOf(about, most)
  const attached = attachedWords(files)
  const path = shown && shownAt(shown.resource, shown.resourceId)
  const title = oneLine(titleOf(about), 120)
  return {
    subject: `${note.kind === 'comment created' ? 'Re: ' : ''}${title}${project === undefined ? '' : ` · ${withoutLinks(project)}`}`,
    conversation: on ?? { resource: note.resource, resourceId: note.resourceId },
    paragraphs: [
      { text: happenedIn(about) },
      ...(words ? [words] : []),
      ...(attached ? [{ text: attached }] : []),
      ...(path === undefined ? [] : [{ text: '', html: '', url: `${appUrl}${path}` }]),
    ],
    why: reasons[mailGroupOf(note.kind)],
  }
}
