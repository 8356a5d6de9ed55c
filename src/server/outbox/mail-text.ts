import { shownAt } from '../../addresses.ts'
import { excerpt } from '../html/excerpt.ts'
import { plainText } from '../html/plain-text.ts'
import { definitionOf, definitions } from '../resources/definitions.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

interface About {
  note: Pick<OutboxRow, 'kind' | 'resource' | 'resourceId'>
  /** The record that the mail is about. */
  row: JournaledTables[TableName]
  /** The names of its project and its author. */
  project: string | undefined
  author: string | undefined
  account: string
}

/** The most characters of the record in the mail. */
const most = 500
/** The most characters of HTML that are converted for that, including tags and links. */
const lookedAt = 50 * most
/** Returns the beginning of the record's own text, if it has one. */
const beginningOf = (row: object) => {
  const html = 'body' in row && typeof row.body === 'string' ? row.body : ''
  const text = plainText(html, lookedAt)
  const beginning = excerpt(text, most)
  return beginning.length < text.length || html.length > lookedAt ? `${beginning.trimEnd()} …` : text
}

/** Returns the text of a notification mail, with a link if the record has a page. `appUrl` is the URL of the app. */
export const mailText = ({ note, row, project, author, account }: About, appUrl: string) => {
  const table = note.resource
  const title = definitionOf(table).titleOf(row)
  const [called, where] = [`“${title}”`, project ? ` in ${project}` : '']
  const address = shownAt(table, note.resourceId)
  const made = note.kind === `${definitions[table].noun} created`
  return {
    subject: `${title}${project ? ` · ${project}` : ''}`,
    text: [
      made ? `${author ?? 'Somebody'} wrote ${called}${where}.` : `${called}${where} was changed.`,
      beginningOf(row),
      address === undefined ? '' : `${appUrl}${address}`,
      `You get this mail because somebody in ${account} notified you.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
