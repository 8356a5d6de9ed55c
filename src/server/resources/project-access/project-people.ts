import type { Actor } from '../../core/actor.ts'
import { reference } from '../../core/rows/reference.ts'
import { rowsWith } from '../../core/rows/rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { ProjectRow } from '../../core/store/tables.ts'

/** Returns the active users with access to a project, and the clients among them. Clients have no access to private records. */
export const peopleWithAccess = async (tx: ReadTx, { accountId, companies }: ProjectRow) => {
  const users = await rowsWith(tx, { accountId }, 'users', { active: 1 })
  const seeing = users.filter(({ role, companyId }) => role !== 'client' || companies.includes(companyId))
  return {
    all: new Set(seeing.map(({ id }) => id)),
    clients: new Set(seeing.flatMap(({ id, role }) => (role === 'client' ? [id] : []))),
  }
}

/** Returns the responsible user that a field names: somebody with access to the project, or null if it is cleared. */
export const responsibleFor = (
  tx: ReadTx,
  actor: Actor,
  project: ProjectRow,
  asked: string | undefined,
  field: string,
  before: string | null,
) => reference(tx, actor, 'users', { asked, before, field, fits: async ({ id }) => (await peopleWithAccess(tx, project)).all.has(id) })

/** Returns whether a new record in a project is private: as requested, or by the default of the project. Records of clients are not private. */
export const privateIn = (actor: Actor, project: ProjectRow | undefined, asked: boolean | undefined): number => {
  if (asked !== undefined) return asked ? 1 : 0
  return actor.role === 'client' ? 0 : (project?.defaultToPrivate ?? 0)
}
