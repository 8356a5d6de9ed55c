import type { ReplyOf } from '../../contract/wire/endpoint.ts'
import type { getWelcome } from '../../contract/x/people/accounts.ts'
import { momentsFrom } from '../demo/moments.ts'
import { continueAs, people as toldPeople } from '../demo/people/people.ts'
import type { Deps } from '../deps.ts'

const described = toldPeople(momentsFrom(new Date(0)), 0)

/** What there is before signing in: whether workspaces are made here, and whom one may continue as. */
export const readWelcome = async (deps: Deps): Promise<ReplyOf<typeof getWelcome>> => {
  const signUp = deps.options.signUp === 'open'
  const demoContent = signUp && deps.options.demoContent
  if (!deps.options.demo) return { welcome: { signUp, demoContent, people: [] } }
  const found = await deps.store.read(async ({ db }) => {
    const account = await db.selectFrom('accounts').select(['id', 'name']).where('demo', '=', 1).executeTakeFirst()
    const users = account
      ? await db.selectFrom('users').select(['id', 'name', 'email']).where('accountId', '=', account.id).where('active', '=', 1).execute()
      : []
    return { account, users }
  })
  const people = continueAs.flatMap((key) => {
    const told = described.find((person) => person.key === key)
    const user = found.users.find((row) => row.email === told?.email)
    return told && user ? [{ id: user.id, name: user.name, work: told.work, sees: told.sees }] : []
  })
  return { welcome: { signUp, demoContent, ...(found.account ? { accountName: found.account.name } : {}), people } }
}
