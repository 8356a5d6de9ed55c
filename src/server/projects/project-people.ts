import type { Actor } from '../actor.ts'
import { reference } from '../kinds/reference.ts'
import type { ProjectRow } from '../store/rows/projects.ts'
import type { ReadTx } from '../store/store.ts'

/** The active people who see a project, and of these the clients, who see nothing there that is private. */
export const peopleOf = async (tx: ReadTx, { accountId, companies }: ProjectRow) => {
  const takingPart = JSON.parse(companies) as string[]
  const users = await tx.db
    .selectFrom('users')
    .select(['id', 'role', 'companyId'])
    .where('accountId', '=', accountId)
    .where('active', '=', 1)
    .execute()
  const seeing = users.filter(({ role, companyId }) => role !== 'client' || takingPart.includes(companyId))
  return {
    all: new Set(seeing.map(({ id }) => id)),
    clients: new Set(seeing.flatMap(({ id, role }) => (role === 'client' ? [id] : []))),
  }
}

/** The person that a field makes responsible: somebody who sees the project; none where it is cleared. */
export const responsibleFor = (
  tx: ReadTx,
  actor: Actor,
  project: ProjectRow,
  asked: string | undefined,
  field: string,
  before: string | null,
) => reference(tx, actor, 'users', { asked, before, field, fits: async ({ id }) => (await peopleOf(tx, project)).all.has(id) })

/** Whether something new in a project is private: as asked, else as the project has it. What a client writes is for all who see the project. */
export const privateIn = (actor: Actor, project: ProjectRow | undefined, asked: boolean | undefined): number => {
  if (asked !== undefined) return asked ? 1 : 0
  return actor.role === 'client' ? 0 : (project?.defaultToPrivate ?? 0)
}
