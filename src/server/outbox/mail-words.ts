import { shownAt } from '../../addresses.ts'
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

/** What the mail of a notification says. `appUrl` is where the app is. */
export const mailWords = ({ note, row, project, author, account }: About, appUrl: string) => {
  const table = note.resource as TableName
  const title = kindOf(table).titleOf(row)
  const [called, where] = [`“${title}”`, project ? ` in ${project}` : '']
  const made = note.kind === `${kinds[table].noun} created`
  return {
    subject: `${title}${project ? ` · ${project}` : ''}`,
    text: [
      made ? `${author ?? 'Somebody'} wrote ${called}${where}.` : `${called}${where} was changed, and you are told of it.`,
      `${appUrl}${shownAt(table, note.resourceId)}`,
      `You get this because somebody in ${account} wants you to know.`,
    ].join('\n\n'),
  }
}
