import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeSecrets } from '../../src/server/adapter/node-secrets.ts'
import { openSqlite, wholeCache } from '../../src/server/adapter/sqlite/node-sqlite.ts'
import { rebuildDerived } from '../../src/server/core/store/derived/rebuild-derived.ts'
import type { Store, WriteTx } from '../../src/server/core/store/store.ts'
import { openDemo } from '../../src/server/demo/open-demo.ts'
import { tokenFor } from '../../src/server/resources/people/sign-in/identify.ts'
import { openStore } from '../../src/server/service.ts'

/** A database with the sample workspace, and a session of a member who can see most of it, as cookie or bearer token. */
export interface Filled {
  folder: string
  token: string
  /** A session of an administrator, who may create projects. */
  adminToken: string
  /** The contact with the most notes. */
  noted: string
}

const capacity = { contacts: 10_000_000, deals: 1_000_000, cases: 1_000_000, files: 10_000_000 }

/** Opens the database in a folder as the service does. */
export const openFolder = async (folder: string): Promise<Store> => {
  await mkdir(folder, { recursive: true })
  const store = openStore(await openSqlite(join(folder, 'tandem.sqlite'), { cache: wholeCache }), capacity, () => new Date())
  await rebuildDerived(store)
  return store
}

/** Signs in without a password and returns the token. */
export const signIn = async (tx: WriteTx, accountId: string, userId: string) => {
  const token = tokenFor(accountId, nodeSecrets.newToken())
  const tokenHash = await nodeSecrets.digest(token)
  const key = { tokenHash, accountId, id: await tx.nextId(), userId, createdAt: tx.now }
  await tx.db
    .insertInto('accessKeys')
    .values({ ...key, kind: 'session', name: '', expiresAt: null })
    .execute()
  return token
}

/** The requesting member, who can see the most of all members. */
export const findMember = (tx: WriteTx) =>
  tx.db.selectFrom('users').select(['accountId', 'id']).where('emailKey', '=', 'tomasz@northlight.studio').executeTakeFirstOrThrow()

/** Creates a sample workspace with this many contacts in its own folder. */
export const makeWorkspace = async (folder: string, contacts: number): Promise<Filled> => {
  const store = await openFolder(folder)
  await openDemo(store, contacts)
  const made = await store.write(async (tx) => {
    const member = await findMember(tx)
    const token = await signIn(tx, member.accountId, member.id)
    const admin = await tx.db.selectFrom('users').select('id').where('emailKey', '=', 'ana@northlight.studio').executeTakeFirstOrThrow()
    const adminToken = await signIn(tx, member.accountId, admin.id)
    const noted = await tx.db
      .selectFrom('notes')
      .select(['ownerId', (of) => of.fn.countAll<number>().as('count')])
      .groupBy('ownerId')
      .orderBy('count', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { token, adminToken, noted: noted.ownerId }
  })
  await store.close()
  return { folder, ...made }
}
