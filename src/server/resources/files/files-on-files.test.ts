import { afterAll, expect, it } from 'vitest'
import { deleteComment, fileComments, getComment, messageComments, updateComment } from '../../../contract/notes/comments.ts'
import { downloadFile, getFile, listProjectFiles } from '../../../contract/notes/files.ts'
import { updateMessage } from '../../../contract/projects/messages.ts'
import { undoChange } from '../../../contract/x/changes.ts'
import { openProject, uploadTo, writeMessage } from '../../testing/projects.ts'
import { openWorld, type Person } from '../../testing/world.ts'

const world = await openWorld()
afterAll(() => world.end())

it('a file attached to a comment on a file, at any depth, is visible with the first file', async () => {
  const { id: projectId, member, client, outside } = await openProject(await world.account())
  const message = await writeMessage(member, projectId)
  const chain: { file: string; comment: string }[] = []
  for (let n = 0; n < 4; n += 1) {
    const file = await uploadTo(member)
    const comment = { body: `Answer ${n}.`, attachments: [file] }
    const resourceId = chain.at(-1)?.file ?? message
    const { create } = chain.length ? fileComments : messageComments
    const answer = await member.call(create, { params: { resourceId }, body: { comment } })
    chain.push({ file, comment: answer.reply.commentId })
  }
  const seen = async (by: Person) => {
    const statuses: number[][] = []
    for (const { file, comment } of chain)
      statuses.push([
        (await by.call(getComment, { params: { id: comment } })).status,
        (await by.call(getFile, { params: { id: file } })).status,
        (await by.call(downloadFile, { params: { id: file } })).status,
      ])
    return statuses
  }
  const [all, none] = [chain.map(() => [200, 200, 200]), chain.map(() => [404, 404, 404])]
  expect(await seen(member)).toEqual(all)
  expect(await seen(client)).toEqual(all)
  expect(await seen(outside)).toEqual(none)
  await member.call(updateMessage, { params: { id: message }, body: { message: { isPrivate: true } } })
  expect(await seen(member)).toEqual(all)
  expect(await seen(client)).toEqual(none)
  expect((await member.call(listProjectFiles, { params: { projectId } })).status).toBe(200)
})

it('a file cannot be attached to a comment on itself, directly or through another one', async () => {
  const { admin } = await world.account()
  const [one, other, third] = [await uploadTo(admin), await uploadTo(admin), await uploadTo(admin)]
  const attach = (resourceId: string, ...attachments: string[]) =>
    admin.call(fileComments.create, { params: { resourceId }, body: { comment: { body: 'Here.', attachments } } })
  const refusal = ({ status, errors }: Awaited<ReturnType<typeof attach>>) => [status, errors[0]?.code, errors[0]?.field]
  const circle = [422, 'circle', 'comment.attachments']
  expect(refusal(await attach(one, one))).toEqual(circle)
  expect((await attach(one, other)).status).toBe(201)
  expect(refusal(await attach(other, one))).toEqual(circle)
  const { commentId: id } = (await attach(other, third)).reply
  expect(refusal(await attach(third, one))).toEqual(circle)
  const changed = await admin.call(updateComment, { params: { id }, body: { comment: { attachments: [other] } } })
  expect([changed.status, changed.errors[0]?.code]).toEqual([422, 'circle'])
  for (const file of [one, other, third]) expect((await admin.call(getFile, { params: { id: file } })).status).toBe(200)
})

const removals = {
  'a deleted comment': (by: Person, id: string) => by.call(deleteComment, { params: { id } }),
  'a changed comment': (by: Person, id: string, file: string) =>
    by.call(updateComment, { params: { id }, body: { comment: { attachments: [`-${file}`] } } }),
}
it.each(Object.entries(removals))('an undo of %s attaches no file to a comment on itself', async (_, remove) => {
  const { admin } = await world.account()
  const [one, other] = [await uploadTo(admin), await uploadTo(admin)]
  const attach = (resourceId: string, file: string) =>
    admin.call(fileComments.create, { params: { resourceId }, body: { comment: { body: 'Here.', attachments: [file] } } })
  const { change } = await remove(admin, (await attach(one, other)).reply.commentId, other)
  expect((await attach(other, one)).status).toBe(201)
  const undone = await admin.call(undoChange, { params: { id: change } })
  const message = 'This can no longer be undone: a file would be attached to a comment on itself.'
  expect([undone.status, undone.errors]).toEqual([409, [{ code: 'changed-since', message }]])
  for (const file of [one, other]) expect((await admin.call(getFile, { params: { id: file } })).status).toBe(200)
})
