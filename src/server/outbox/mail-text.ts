import { shownAt } from '../../addresses.ts'
import { excerpt } from '../html/excerpt.ts'
import { plainText } from '../html/plain-text.ts'
import { definitionOf, definitions } from '../resources/definitions.ts'
import type { AnyRow, OutboxRow, TableName } from '../store/tables.ts'

interface About {
  note: Pick<OutboxRow, 'kind' | 'resource' | 'resourceId'>
  /** The record that the mail is about. */
  row: AnyRow
  /** What a comment is on. */
  on: { resource: TableName; resourceId: string; title: string } | undefined
  /** The names of its project and of the acting user. */
  project: string | undefined
  author: string | undefined
  account: string
}

/** The most characters of the record in the mail. */
const most = 500
/** The most characters of HTML that are converted for that, including tags and links. */
const lookedAt = 50 * most
/** Returns the beginning of the record's own text, if it has one. Only comments are not HTML. */
const beginningOf = (table: TableName, row: object) => {
  const body = 'body' in row && typeof row.body === 'string' ? row.body : ''
  const text = table === 'comments' ? body : plainText(body, lookedAt)
  const beginning = excerpt(text, most)
  return beginning.length < text.length || (table !== 'comments' && body.length > lookedAt) ? `${beginning.trimEnd()} …` : text
}

/** Returns what happened, and why the reader is notified. */
const sentencesOf = ({ note, author = 'Somebody', account }: About, what: string) => {
  const why = `You get this mail because somebody in ${account} notified you.`
  if (note.kind === 'comment created')
    return [`${author} commented on ${what}.`, 'You get this mail because you wrote the message, commented on it, or subscribed to it.']
  if (note.kind === 'task assigned')
    return [`${author} made you responsible for ${what}.`, 'You get this mail because you are responsible for this task.']
  return [note.kind === `${definitions[note.resource].noun} created` ? `${author} wrote ${what}.` : `${what} was changed.`, why]
}

/** Returns the text of a notification mail, with a link if the record has a page. `appUrl` is the URL of the app. */
export const mailText = (about: About, appUrl: string) => {
  const { note, row, on, project } = about
  const title = on?.title ?? definitionOf(note.resource).titleOf(row)
  const [happened, why] = sentencesOf(about, `“${title}”${project ? ` in ${project}` : ''}`)
  const address = on ? shownAt(on.resource, on.resourceId) : shownAt(note.resource, note.resourceId)
  return {
    subject: `${title}${project ? ` · ${project}` : ''}`,
    text: [happened, beginningOf(note.resource, row), address === undefined ? '' : `${appUrl}${address}`, why].filter(Boolean).join('\n\n'),
  }
}
