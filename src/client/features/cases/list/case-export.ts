import type { Case } from '../../../../contract/cases.ts'
import type { Exporter } from '../../../kit/list/use-export.ts'
import { userNames } from '../../../kit/list/user-names.ts'
import { writeCsv } from '../../../kit/list/write-csv.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'

const heads = [
  ...['Name', 'Status', 'Status since (UTC)', 'People', 'Responsible', 'Background'],
  ...['Created by', 'Created (UTC)', 'Updated (UTC)', 'Id'],
]

/** Writes cases as CSV text, with the names of contacts and people. */
export const exportCases: Exporter<Case> = async (cases, client) => {
  const userName = await userNames(client)
  const rows = cases.map((each) => [
    ...[each.name, each.caseStatus, each.statusSince, each.people.map(fullName).join('; '), userName(each.caseResponsibleId)],
    ...[each.backgroundInfo, userName(each.author), each.createdAt, each.updatedAt, each.id],
  ])
  return writeCsv(heads, rows)
}
