import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createMessage } from '../../contract/projects/messages.ts'
import type { Store } from '../store/store.ts'
import { openProject } from '../testing/projects.ts'
import { sendingOf } from '../testing/sending.ts'
import { openWorld, type World } from '../testing/world.ts'
import type { Mail } from './mailer.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

it('writes a mail after the transaction that claimed it, so other writes do not wait', async () => {
  const { id, admin, member } = await openProject(await world.account())
  const message = { title: 'Plan', body: '<p>Soon.</p>', subscribers: [member.id] }
  await admin.call(createMessage, { params: { projectId: id }, body: { message } })
  let writing = 0
  const write: Store['write'] = async (...asked) => {
    writing += 1
    try {
      return await world.store.write(...asked)
    } finally {
      writing -= 1
    }
  }
  const during: number[] = []
  vi.resetModules()
  vi.doMock('../html/plain-text.ts', { spy: true })
  onTestFinished(() => {
    vi.doUnmock('../html/plain-text.ts')
    vi.resetModules()
  })
  const { plainText } = await import('../html/plain-text.ts')
  const { sendOutbox } = await import('./send-outbox.ts')
  vi.mocked(plainText).mockImplementation((safe) => {
    during.push(writing)
    return safe
  })
  const sent: Mail[] = []
  const take = async (mail: Mail) => {
    sent.push(mail)
  }
  await sendOutbox(sendingOf({ ...world.store, write }, take))
  expect(sent).toMatchObject([{ to: member.email, text: expect.stringContaining('<p>Soon.</p>') }])
  expect(during).toEqual([0])
})
