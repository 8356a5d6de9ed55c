import type { ReplyOf } from '../../../contract/wire/endpoint.ts'
import type { getWelcome, Me } from '../../../contract/x/people/me.ts'
import type { Asking, Deps } from '../../core/deps.ts'
import { Refusal } from '../../core/errors.ts'
import { readMe } from './me.ts'
import { identify } from './sign-in/identify.ts'

/** Reads who sends a request; undefined without a valid session or token. */
const signedIn = async (deps: Deps, asking: Asking): Promise<Me | undefined> => {
  try {
    return await deps.store.read(async (tx) => readMe(tx, await identify(tx, deps, asking), deps.options))
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return undefined
    throw error
  }
}

const demoPeople = async (deps: Deps) => {
  if (!deps.options.demo) return { people: [] }
  const found = await deps.store.read(async ({ db }) => {
    const account = await db.selectFrom('accounts').select(['id', 'name']).where('demo', '=', 1).executeTakeFirst()
    const users = account
      ? await db.selectFrom('users').select(['id', 'name', 'email']).where('accountId', '=', account.id).where('active', '=', 1).execute()
      : []
    return { account, users }
  })
  const people = deps.demo.visitors.flatMap(({ email, work, sees }) =>
    found.users.filter((user) => user.email === email).map(({ id, name }) => ({ id, name, work, sees })),
  )
  return { ...(found.account && { accountName: found.account.name }), people }
}

/** Reads what the app needs before it shows a page. */
export const readWelcome = async (deps: Deps, asking: Asking): Promise<ReplyOf<typeof getWelcome>> => {
  const signUp = deps.options.signUp === 'open'
  const [me, demo] = await Promise.all([signedIn(deps, asking), demoPeople(deps)])
  return { welcome: { ...(me && { me }), signUp, demoContent: signUp && deps.options.demoContent, ...demo } }
}
