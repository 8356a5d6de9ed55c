import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Dialect } from '../dialect/dialect.ts'
import type { Tables } from '../tables.ts'
import { customers } from './customers.ts'
import { feed } from './feed.ts'
import { first } from './first.ts'
import { heldFiles, history, lastUse, passing } from './history.ts'
import { contactNames, lists } from './lists.ts'
import { names } from './names.ts'
import { projects } from './projects.ts'
import { tasks } from './tasks.ts'
import { tokenUse } from './token-use.ts'

/** Brings the database to the newest form; throws what went wrong, with the database as it was. */
export const migrate = async (db: Kysely<Tables>, dialect: Dialect) => {
  const migrations = {
    '0001-first': { up: first(dialect) },
    '0002-customers': { up: customers(dialect) },
    '0003-projects': { up: projects(dialect) },
    '0004-tasks': { up: tasks(dialect) },
    '0005-feed': { up: feed(dialect) },
    '0006-lists': { up: lists(dialect) },
    '0007-history': { up: history },
    '0008-names': { up: names },
    '0009-token-use': { up: tokenUse },
    '0011-passing': { up: passing },
    '0012-contact-names': { up: contactNames(dialect) },
    '0013-last-use': { up: lastUse },
    '0014-held-files': { up: heldFiles },
  }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
