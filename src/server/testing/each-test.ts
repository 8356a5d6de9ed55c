import { afterAll, beforeEach } from 'vitest'
import { type Account, openWorld, type Person } from './world.ts'

/** A service for a test file. `here` is a new workspace for each test, with an administrator and a member. */
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
