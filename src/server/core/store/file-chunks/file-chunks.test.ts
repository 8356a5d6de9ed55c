import { afterAll, expect, it } from 'vitest'
import { createProject } from '../../../../contract/projects/projects.ts'
import { undoChange } from '../../../../contract/x/changes.ts'
import { deleteFile, uploadFile } from '../../../../contract/x/files.ts'
import { getMe } from '../../../../contract/x/people/me.ts'
import { createToken } from '../../../../contract/x/people/tokens.ts'
import { checkStore, prune } from '../../../service.ts'
import { callerOf } from '../../../testing/caller.ts'
import { openWorld, type Person } from '../../../testing/world.ts'

const world = await openWorld({ files: 10 })
afterAll(() => world.end())

const day = 86_400_000
const after = (days: number) => prune(world.store, new Date(Date.UTC(2026, 10, 17, 9) + days * day), 30)
const upload = async (by: Person, bytes: number, projectId?: string) => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(bytes)], 'a.bin'))
  if (projectId !== undefined) body.append('project-id', projectId)
  const answer = await by.send('POST', uploadFile.path, { body })
  return { status: answer.status, json: (await answer.json()) as Record<string, string> }
}
/** A workspace whose administrator has a token that outlives several days. */
const openLasting = async () => {
  const account = await world.account()
  const { token } = (await account.admin.call(createToken, { body: { token: { name: 'Lasting' } } })).reply
  return { ...account, admin: { ...account.admin, ...callerOf(world.handle, token) } }
}
const filesOf = async (by: Person) => {
  const { capacity, used } = (await by.call(getMe)).reply.me.account
  return [used.files, capacity.files]
}

it('limits the bytes of files per workspace', async () => {
  const [{ admin, client }, { admin: other }] = [await openLasting(), await world.account()]
  expect(await filesOf(admin)).toEqual([0, 10_240])
  expect([(await upload(admin, 4096)).status, (await upload(admin, 4097)).status]).toEqual([201, 201])
  expect(await filesOf(admin)).toEqual([9216, 10_240])
  expect(await upload(admin, 1025)).toEqual({
    status: 507,
    json: {
      errors: [
        {
          code: 'full',
          message: 'This workspace can hold 10 KiB of files, which this would exceed. The operator of the service can raise the limit.',
        },
      ],
    },
  })
  expect([(await upload(admin, 1024)).status, (await upload(admin, 0)).status, (await upload(other, 4096)).status]).toEqual([201, 201, 201])
  expect([await filesOf(admin), await filesOf(await client())]).toEqual([
    [10_240, 10_240],
    [0, 10_240],
  ])
  expect(await checkStore(world.store)).toEqual([])
  await after(2)
  expect([await filesOf(admin), await checkStore(world.store)]).toEqual([[0, 10_240], []])
})

it('counts a deleted file while it can be restored', async () => {
  const { admin, id: accountId } = await openLasting()
  const { projectId } = (await admin.call(createProject, { body: { project: { name: 'Ferries' } } })).reply
  const id = (await upload(admin, 9000, projectId)).json['file-id'] ?? ''
  const { change } = await admin.call(deleteFile, { params: { id } })
  expect((await upload(admin, 9000)).status).toBe(507)
  await admin.call(undoChange, { params: { id: change } })
  expect(await filesOf(admin)).toEqual([9216, 10_240])
  await admin.call(deleteFile, { params: { id } })
  await after(31)
  expect([await filesOf(admin), await checkStore(world.store)]).toEqual([[0, 10_240], []])
  const count = (used: number) =>
    world.store.write(({ db }) =>
      db.updateTable('usage').set({ used }).where('resource', '=', 'files').where('accountId', '=', accountId).execute(),
    )
  await count(7)
  expect(await checkStore(world.store)).toEqual([`account ${accountId} has 0 KiB of files but the counter says 7`])
  await count(0)
})
