import type { Kysely } from 'kysely'
import { Outdated } from '../../errors.ts'
import type { Tables } from '../tables.ts'

/** Increase it when derived data changes (a field of the contract, the normalization of a letter). The next start then rebuilds it. */
export const derivedVersion = '8'

/** Returns the version of the derived data, or undefined in a new database. */
export const versionIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('sequence').select('value').where('name', '=', 'derived').executeTakeFirst())?.value

/** Refuses writes of a process with another version of derived data, which a newer process has replaced. */
export const refuseOtherVersion = async (db: Kysely<Tables>) => {
  const held = await versionIn(db)
  if (held !== undefined && held !== derivedVersion) throw new Outdated()
}
