import { expect, it } from 'vitest'
import { updateProject } from '../../contract/projects/projects.ts'
import { updateUser } from '../../contract/x/people/users.ts'
import { openForTests } from '../testing/each-test.ts'
import { listen } from '../testing/listen.ts'
import { openProject, uploadTo } from '../testing/projects.ts'

const { here } = await openForTests()

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
