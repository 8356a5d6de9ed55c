import { openAccount } from '../people/accounts.ts'
import { type Store, wholeService } from '../store/store.ts'
import { dateOf } from '../times.ts'
import { fillWorkspace } from './fill.ts'
import { demoWorkspace } from './workspace.ts'

/** Makes the demo workspace in a database that holds no workspace yet; says whether it did. Its people need no password. */
export const openDemo = async (store: Store, contacts?: number, progress?: (done: number, all: number) => void): Promise<boolean> =>
  store.write(
    async (tx) => {
      if (await tx.db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return false
      const story = demoWorkspace(dateOf(tx.now), contacts === undefined ? {} : { contacts })
      const [first] = story.people
      if (!first) throw new Error('the demo story has nobody in it')
      const user = { name: first.name, email: first.email, passwordHash: undefined }
      const opened = await openAccount(tx, { ...story.account, user }, true)
      await fillWorkspace(tx, opened, story, progress)
      return true
    },
    { account: wholeService },
  )
