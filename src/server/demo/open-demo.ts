import { type ReadTx, type Store, wholeService } from '../core/store/store.ts'
import { dateOf } from '../core/times.ts'
import { openAccount, reserveWorkspace } from '../resources/people/accounts.ts'
import { fillWorkspace } from './fill.ts'
import { demoWorkspace } from './workspace.ts'

const hasWorkspace = async ({ db }: ReadTx) => (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined

/** Creates the demo workspace in an empty database and returns whether it did. Its users need no password. */
export const openDemo = async (store: Store, contacts?: number, progress?: (done: number, all: number) => void): Promise<boolean> => {
  if (await store.read(hasWorkspace)) return false
  const { accountId, story } = await store.write(async (tx) => {
    const story = demoWorkspace(dateOf(tx.now), contacts === undefined ? {} : { contacts })
    const addresses = story.people.map(({ email }) => email)
    return { ...(await reserveWorkspace(tx, addresses)), story }
  })
  return store.write(
    async (tx) => {
      if (await hasWorkspace(tx)) return false
      const [first] = story.people
      if (!first) throw new Error('the demo story has nobody in it')
      const user = { name: first.name, email: first.email, passwordHash: undefined }
      const opened = await openAccount(tx, { ...story.account, accountId, user }, true)
      await fillWorkspace(tx, opened, story, progress)
      return true
    },
    { account: wholeService },
  )
}
