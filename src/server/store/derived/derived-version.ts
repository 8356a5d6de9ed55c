import type { Kysely } from 'kysely'
import { Outdated } from '../../errors.ts'
import type { Tables } from '../tables.ts'

/** Goes up whenever what is derived from a row changes (a field of the contract, the folding of a letter): the next start then writes it all again. */
export const derivedVersion = '7'

/** The version of what the database holds. */
export const versionIn = async (db: Kysely<Tables>) =>
  (await db.selectFrom('sequence').select('value').where('name', '=', 'derived').executeTakeFirst())?.value

/** Refuses a write by a process that would derive another form than the database holds: a newer one has started beside it. A new database holds no form yet. */
export const refuseOtherVersion = async (db: Kysely<Tables>) => {
  const held = await versionIn(db)
  if (held !== undefined && held !== derivedVersion) throw new Outdated()
}
