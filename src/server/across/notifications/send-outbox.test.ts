import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createMessage } from '../../../contract/projects/messages.ts'
import type { Mail } from '../../core/mailer.ts'
import type { Store } from '../../core/store/store.ts'
import { openProject } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { sendOutbox } from './send-outbox.ts'

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
  vi.doMock('../../core/html/plain-text.ts', { spy: true })
  onTestFinished(() => {
    vi.doUnmock('../../core/html/plain-text.ts')
    vi.resetModules()
  })
  const { plainText } = await import('../../core/html/plain-text.ts')
  const { sendOutbox: sendSpied } = await import('./send-outbox.ts')
  vi.mocked(plainText).mockImplementation(async (safe) => {
    during.push(writing)
    return safe
  })
  const sent: Mail[] = []
  const take = async (mail: Mail) => {
    sent.push(mail)
  }
  await sendSpied(sendingOf({ ...world.store, write }, take))
  expect(sent).toMatchObject([{ to: member.email, text: expect.stringContaining('<p>Soon.</p>') }])
  expect(during).toEqual([0])
})

it('notes a mail that a fault keeps from being sent, and one that another process took, and sends the others', async () => {
  const account = await world.account()
  const { id, admin } = await openProject(account)
  for (const title of ['First', 'Second', 'Third']) {
    const message = { title, body: '<p>Soon.</p>', subscribers: [(await account.member()).id] }
    await admin.call(createMessage, { params: { projectId: id }, body: { message } })
  }
  const due = world.store.read(({ db }) => db.selectFrom('outbox').select('id').where('sentAt', 'is', null).orderBy('id').execute())
  const [, second] = await due
  let writes = 0
  const write: Store['write'] = async (work, options) => {
    writes += 1
    // The third write claims the second mail, which another process takes before it.
    if (writes === 3)
      await world.store.write(({ db }) =>
        db
          .updateTable('outbox')
          .set({ sentAt: '2026-11-17 09:00:00' })
          .where('id', '=', second?.id ?? '')
          .execute(),
      )
    return world.store.write(work, options)
  }
  const sent: Mail[] = []
  const sending = sendingOf({ ...world.store, write }, async (mail) => {
    if (mail.subject.includes('First')) throw new Error('A fault of the program')
    sent.push(mail)
  })
  await sendOutbox(sending)
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('Third')])
  const rows = await world.store.read(({ db }) => db.selectFrom('outbox').select('error').where('error', '<>', '').execute())
  expect(rows).toEqual([{ error: 'A fault in Tandem kept this mail from being sent.' }])
})
