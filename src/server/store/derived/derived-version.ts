import type { Kysely } from 'kysely'
import { Outdated } from '../../errors.ts'
import type { Tables } from '../tables.ts'

/** Increase it whenever derived data changes (a field of the contract, the folding of a letter): the next start then rebuilds it. */
export const derivedVersion = '7'

/** Returns the version of the derived data in the database; undefined in a new database. */
export const versionIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('sequence').select('value').where('name', '=', 'derived').executeTakeFirst())?.value

/** Refuses a write by a process of another version than the one that derived the data: a newer process has taken over the database. */
export const refuseOtherVersion = async (db: Kysely<Tables>) => {
  const held = await versionIn(db)
  if (held !== undefined && held !== derivedVersion) throw new Outdated()
}
