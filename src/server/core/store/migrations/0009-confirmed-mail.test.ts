import type { Kysely } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { acceptInvitation } from '../../../../contract/x/people/invitations.ts'
import { createUser } from '../../../../contract/x/people/users.ts'
import { openWorld } from '../../../testing/world.ts'
import { confirmedMail } from './0009-confirmed-mail.ts'

it('lets everybody keep their mail who is in a database or invited to it', async () => {
  const world = await openWorld()
  onTestFinished(() => world.end())
  const account = await world.account()
  const otto = await account.newcomer('admin')
  const user = { name: 'Nia', email: 'Nia@invited.test', role: 'member' as const }
  const { userId, invitation } = (await account.admin.call(createUser, { body: { user } })).reply
  await world.store.write(({ db, dialect }) => confirmedMail(db as unknown as Kysely<never>, dialect))
  const token = invitation?.link?.split('/').at(-1) ?? ''
  await world.noOne.call(acceptInvitation, { body: { invitation: { token, name: 'Nia', password: 'my own password' } } })
  const stored = await world.store.read(({ db }) => db.selectFrom('credentials').select(['userId', 'confirmedKey']).execute())
  expect(new Map(stored.map((row) => [row.userId, row.confirmedKey]))).toEqual(
    new Map([
      [account.admin.id, account.admin.email],
      [otto.id, otto.email],
      [userId, 'nia@invited.test'],
    ]),
  )
})
