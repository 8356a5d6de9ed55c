import { afterAll, expect, it } from 'vitest'
import { fileComments, getComment, messageComments } from '../../contract/notes/comments.ts'
import { downloadFile, getFile, listProjectFiles } from '../../contract/notes/files.ts'
import { updateMessage } from '../../contract/projects/messages.ts'
import { openProject, uploadTo, writeMessage } from '../testing/projects.ts'
import { openWorld, type Person } from '../testing/world.ts'

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
