import { shownAt } from '../../addresses.ts'
import { excerpt } from '../html/excerpt.ts'
import { plainText } from '../html/plain-text.ts'
import { kindOf, kinds } from '../kinds/kinds.ts'
import type { OutboxRow } from '../store/rows/outbox.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'

interface About {
  note: Pick<OutboxRow, 'kind' | 'resource' | 'resourceId'>
  /** What it is about. */
  row: JournaledTables[TableName]
  /** What its project and its author are called. */
  project: string | undefined
  author: string | undefined
  account: string
}

/** How much of what was written stands in the mail, in characters. */
const most = 500
/** How much of it is looked at for that: HTML has tags and links in it, too. */
const lookedAt = 50 * most
/** The beginning of what a record says in words of its own, where it does. */
const beginningOf = (row: object) => {
  const html = 'body' in row && typeof row.body === 'string' ? row.body : ''
  const text = plainText(html, lookedAt)
  const beginning = excerpt(text, most)
  return beginning.length < text.length || html.length > lookedAt ? `${beginning.trimEnd()} …` : text
}

/** What the mail of a notification says, with where it is read where that has a page. `appUrl` is where the app is. */
export const mailWords = ({ note, row, project, author, account }: About, appUrl: string) => {
  const table = note.resource
  const title = kindOf(table).titleOf(row)
  const [called, where] = [`“${title}”`, project ? ` in ${project}` : '']
  const address = shownAt(table, note.resourceId)
  const made = note.kind === `${kinds[table].noun} created`
  return {
    subject: `${title}${project ? ` · ${project}` : ''}`,
    text: [
      made ? `${author ?? 'Somebody'} wrote ${called}${where}.` : `${called}${where} was changed, and you are told of it.`,
      beginningOf(row),
      address === undefined ? '' : `${appUrl}${address}`,
      `You get this because somebody in ${account} wants you to know.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
