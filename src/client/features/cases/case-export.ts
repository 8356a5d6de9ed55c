import type { Case } from '../../../contract/cases.ts'
import type { Exporter } from '../../kit/list/use-export.ts'
import { writeCsv } from '../../kit/list/write-csv.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { fullName } from '../contacts/contact-words.ts'

const heads = [
  ...['Name', 'Status', 'Status since (UTC)', 'People', 'Responsible', 'Background'],
  ...['Created by', 'Created (UTC)', 'Updated (UTC)', 'Id'],
]

/** Writes cases as CSV text, with the names of contacts and people. */
export const exportCases: Exporter<Case> = async (cases, client) => {
  const users = await client.fetchQuery(peopleQueries.users())
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const userName = (id: string | undefined) => (id === undefined ? '' : (names.get(id) ?? `User ${id}`))
  const rows = cases.map((each) => [
    ...[each.name, each.caseStatus, each.statusSince, each.people.map(fullName).join('; '), userName(each.caseResponsibleId)],
    ...[each.backgroundInfo, userName(each.author), each.createdAt, each.updatedAt, each.id],
  ])
  return writeCsv(heads, rows)
}
