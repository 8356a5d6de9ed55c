import { expect, it } from 'vitest'
import { updateProject } from '../../../contract/projects/projects.ts'
import { createWorkgroup, updateWorkgroup } from '../../../contract/workgroups.ts'
import { acceptInvitation } from '../../../contract/x/people/invitations.ts'
import { createUser, listUsers, updateUser } from '../../../contract/x/people/users.ts'
import { openForTests } from '../../testing/each-test.ts'
import { listen } from '../../testing/listen.ts'
import { openProject, uploadTo } from '../../testing/projects.ts'

const { here, world } = await openForTests()

it('a client gets no events of users and files, though they see both', async () => {
  const { id, admin, member, client } = await openProject(here.account)
  const [own, theirs] = [await listen(admin), await listen(client)]
  await admin.call(updateUser, { params: { id: member.id }, body: { user: { name: 'Mia' } } })
  await admin.call(updateUser, { params: { id: client.id }, body: { user: { name: 'Cleo' } } })
  const file = await uploadTo(admin, { 'project-id': id })
  expect((await client.send('GET', `/download/${file}`)).status).toBe(200)
  await admin.call(updateProject, { params: { id }, body: { project: { name: 'Renamed' } } })
  expect(await own.hear(4)).toEqual([
    `updated users ${member.id}`,
    `updated users ${client.id}`,
    `created files ${file}`,
    `updated projects ${id}`,
  ])
  expect(await theirs.hear(1)).toEqual([`updated projects ${id}`])
  await own.stop()
  await theirs.stop()
})

it('whoever changes their role or their workgroups reads everything again, and nobody else does', async () => {
  const { admin } = here.account
  const { companyId } = await openProject(here.account)
  const [mia, jo] = [await here.account.member(), await here.account.member()]
  const [hers, his] = [await listen(mia), await listen(jo)]
  const group = { name: 'Sales', users: [mia.id] }
  const { workgroupId } = (await admin.call(createWorkgroup, { body: { group } })).reply
  expect([await hers.hear(1), await his.hear(1)]).toEqual([['missed'], [`created workgroups ${workgroupId}`]])
  await admin.call(updateWorkgroup, { params: { id: workgroupId }, body: { group: { users: [`-${mia.id}`] } } })
  expect([await hers.hear(1), await his.hear(1)]).toEqual([['missed'], [`updated workgroups ${workgroupId}`]])
  for (const role of ['client', 'member'] as const) {
    await admin.call(updateUser, { params: { id: mia.id }, body: { user: { role, ...(role === 'client' && { companyId }) } } })
    expect([await hers.hear(1), await his.hear(1)]).toEqual([['missed'], [`updated users ${mia.id}`]])
  }
  await Promise.all([hers.stop(), his.stop()])
})

it('an accepted invitation is an event, though the name stays the same', async () => {
  const { admin } = here.account
  const user = { name: 'Nia', email: 'nia@joined.test', role: 'member' as const }
  const { userId, invitation } = (await admin.call(createUser, { body: { user } })).reply
  const heard = await listen(admin)
  const token = /invitation\/(\S+)/.exec(invitation?.link ?? '')?.[1] ?? ''
  await world.noOne.call(acceptInvitation, { body: { invitation: { token, name: 'Nia', password: 'my own password' } } })
  expect(await heard.hear(1)).toEqual([`updated users ${userId}`])
  const nia = (await admin.call(listUsers)).reply.users.find(({ id }) => id === userId)
  expect([nia?.invitedUntil, nia?.lastHere]).toEqual([undefined, expect.any(String)])
  await heard.stop()
})
