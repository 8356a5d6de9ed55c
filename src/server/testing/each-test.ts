import { afterAll, beforeEach } from 'vitest'
import { type Account, openWorld, type Person } from './world.ts'

/** A world for a file of tests; `here` is a workspace that is another for each of them, with its administrator and a member. */
export const openForTests = async () => {
  const world = await openWorld()
  afterAll(() => world.end())
  const here = {} as { account: Account; admin: Person; member: Person }
  beforeEach(async () => {
    const account = await world.account()
    Object.assign(here, { account, admin: account.admin, member: await account.member() })
  })
  return { world, here }
}
