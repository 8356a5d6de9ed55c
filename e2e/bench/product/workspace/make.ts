import { openPostgres } from '../../../../src/server/adapter/postgres/postgres.ts'
import { copyStore } from '../../../../src/server/core/store/copy.ts'
import type { WriteTx } from '../../../../src/server/core/store/store.ts'
import { fillFeed } from '../../../../src/server/demo/feed.ts'
import { openStore } from '../../../../src/server/service.ts'
import { type Filled, findMember, makeWorkspace, openFolder, signIn } from '../../workspace.ts'
import { fill, type Made } from './fill.ts'
import type { Sizes } from './sizes.ts'

/** A filled workspace and a token of each of its own users; `token` belongs to the requesting member. */
export interface Product extends Filled {
  made: Made
  tokens: string[]
}

const groundOf = async (tx: WriteTx) => {
  const { accountId, id } = await findMember(tx)
  const ids = async (table: 'users' | 'contacts' | 'dealCategories') =>
    tx.db
      .selectFrom(table)
      .select('id')
      .where('accountId', '=', accountId)
      .$if(table === 'contacts', (of) => of.where('visibility' as never, '=', 'public' as never))
      .$if(table === 'users', (of) => of.where('role' as never, '<>', 'client' as never).where('active' as never, '=', 1 as never))
      .execute()
      .then((rows) => rows.map((row) => row.id))
  const people = [id, ...(await ids('users')).filter((other) => other !== id)]
  return { accountId, people, contacts: await ids('contacts'), dealCategories: await ids('dealCategories') }
}

/** Creates the product workspace in its own folder. */
export const makeProduct = async (folder: string, sizes: Sizes, say: (text: string) => void): Promise<Product> => {
  const filled = await makeWorkspace(folder, sizes.contacts)
  say(`created a workspace of ${sizes.contacts} contacts`)
  const store = await openFolder(folder)
  try {
    const ground = await store.write(groundOf)
    const made = await fill(store, ground, sizes, say)
    const tokens = await store.write(async (tx) => {
      await tx.db.deleteFrom('recordings').execute()
      await fillFeed(tx, ground.accountId)
      const all: string[] = []
      for (const person of ground.people) all.push(await signIn(tx, ground.accountId, person))
      return all
    })
    return { ...filled, made, tokens }
  } finally {
    await store.close()
  }
}

/** Copies the same rows to PostgreSQL, so the same ids and tokens work there. */
export const copyToPostgres = async (folder: string, url: string) => {
  const from = await openFolder(folder)
  const postgres = await openPostgres(url)
  const to = openStore(postgres, from.capacity, () => new Date())
  try {
    await copyStore(from, to)
    await postgres.pool.query('vacuum analyze')
  } finally {
    await from.close()
    await to.close()
  }
}
