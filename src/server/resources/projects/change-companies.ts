import type { Actor } from '../../core/actor.ts'
import { rowsWith, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { ProjectRow } from '../../core/store/tables.ts'
import { stepBack } from '../people/step-back.ts'
import { companiesAfter } from '../project-access/companies.ts'

/** Users of companies that leave a project lose their tasks and milestones there. */
const stepBackUsersOf = async (tx: WriteTx, actor: Actor, companies: string[]) => {
  for (const user of await rowsWith(tx, actor, 'users', { role: 'client', companyId: companies })) await stepBack(tx, actor, user)
}

/** Adds companies to a project or removes them, which gives or takes their users' access. */
export const changeCompanies = async (tx: WriteTx, actor: Actor, row: ProjectRow, changes: string[]) => {
  const before = row.companies
  const companies = await companiesAfter(tx, actor, before, changes, 'companies')
  await updateRow(tx, 'projects', row, { companies }, companies.length > before.length ? 'shared' : 'unshared')
  const leaving = before.filter((companyId) => !companies.includes(companyId))
  await stepBackUsersOf(tx, actor, leaving)
}
