import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactNotes } from '../../../contract/notes/notes.ts'
import { createMessage, deleteMessage } from '../../../contract/projects/messages.ts'
import { updateProject } from '../../../contract/projects/projects.ts'
import { listNotifications, listOutbox } from '../../../contract/x/outbox.ts'
import { createToken } from '../../../contract/x/people/tokens.ts'
import { updateUser } from '../../../contract/x/people/users.ts'
import { changeProjectCompanies } from '../../../contract/x/projects/projects.ts'
import { createMailer } from '../../adapter/node-mailer.ts'
import type { Actor } from '../../core/actor.ts'
import { MailFault } from '../../core/mailer.ts'
import { notifyUsers } from '../../core/notify.ts'
import { callerOf } from '../../testing/caller.ts'
import { openMailServer } from '../../testing/mail-server.ts'
import { openProject } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { runOutbox } from './run-outbox.ts'
import { sendOutbox } from './send-outbox.ts'

let world: World
let mail: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  world = await openWorld()
  mail = await openMailServer()
})
afterAll(async () => {
  await mail.close()
  await world.end()
})

const from = 'Tandem <tandem@example.test>'
const app = 'https://tandem.example.test'
const send = () => sendOutbox(sendingOf(world.store, createMailer({ url: mail.url, from })))
/** A project whose users have tokens that outlive several days. */
const openLasting = async () => {
  const project = await openProject(await world.account())
  const { token } = (await project.admin.call(createToken, { body: { token: { name: 'Lasting' } } })).reply
  return { ...project, admin: { ...project.admin, ...callerOf(world.handle, token) } }
}
const tell = async (admin: Person, projectId: string, subscribers: string[], title = 'Kick-off') =>
  (await admin.call(createMessage, { params: { projectId }, body: { message: { title, subscribers } } })).reply.messageId
const outbox = async (admin: Person) => (await admin.call(listOutbox)).reply.outbox
const states = async (admin: Person) => (await outbox(admin)).map(({ state, attempts }) => `${state} after ${attempts}`)

describe('the outbox', () => {
  it('shows administrators mails and the sender, but no text about deleted records', async () => {
    const { id, admin, member } = await openProject(await world.account(), { name: 'Fähren' })
    await tell(admin, id, [member.id], 'Kick-off')
    const hidden = await tell(admin, id, [member.id], 'Gone by now')
    await admin.call(deleteMessage, { params: { id: hidden } })
    const { outbox, sender } = (await admin.call(listOutbox)).reply
    expect(sender).toBeUndefined()
    expect(outbox.map(({ subject }) => subject)).toEqual([undefined, 'Kick-off · Fähren'])
    expect(outbox[0]).not.toHaveProperty('body')
    await send()
    const sent = mail.taken.splice(0).join('')
    expect(sent).toContain(`${app}/messages/`)
    expect(outbox[1]?.body).toContain('wrote “Kick-off” in Fähren.')
    expect(outbox[1]?.body).toMatch(/in Fähren\.\n\nhttps:\/\/tandem\.example\.test\/messages\/\d+\n\nYou get this/)
    const mailing = await openWorld({ options: { mailFrom: from } })
    expect((await (await mailing.account()).admin.call(listOutbox)).reply).toEqual({ sender: from, outbox: [] })
    await mailing.end()
  })

  it('shows no text about records hidden from the administrator, and no notifications about hidden records', async () => {
    const account = await world.account()
    const { admin } = account
    const member = await account.member()
    const note = async (body: string, visibility: 'only-me' | 'public') => {
      const asked = { params: { ownerId: account.ownCompanyId }, body: { note: { body, visibility } } }
      const { noteId } = (await member.call(contactNotes.create, asked)).reply
      const told = { kind: 'note created', resource: 'notes', resourceId: noteId, mailed: true } as const
      const actor = { accountId: account.id, userId: account.ownCompanyId } as Actor
      await world.store.write((tx) => notifyUsers(tx, actor, { ...told, userIds: [member.id, admin.id] }))
    }
    await note('Rang.', 'public')
    await note('For me', 'only-me')
    expect((await outbox(admin)).map(({ subject, body }) => [subject, body?.includes('Rang.')])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [expect.stringMatching(/^Workspace \d+$/), true],
      [expect.stringMatching(/^Workspace \d+$/), true],
    ])
    const notified = async (by: Person) => (await by.call(listNotifications)).reply.notifications.map(({ title }) => title)
    expect([await notified(admin), await notified(member)]).toEqual([['Rang.'], ['For me', 'Rang.']])
    await send()
    expect(mail.taken.splice(0)).toHaveLength(2)
  })

  it('mails the beginning of the message as plain text', async () => {
    const { id, admin, member } = await openProject(await world.account(), { name: 'Fähren' })
    const say = (body: string) =>
      admin.call(createMessage, { params: { projectId: id }, body: { message: { title: 'Plan', body, subscribers: [member.id] } } })
    await say('<p>Dear <b>all</b>,</p><p>1 &lt; 2.</p>')
    await say(`${'a'.repeat(4999)}👩‍👩‍👧 ${'b'.repeat(100)}`)
    const [long, short] = (await outbox(admin)).map(({ body }) => body?.split('\n\n').slice(1, -4).join('|'))
    expect([long, short]).toEqual([`${'a'.repeat(4999)} …`, 'Dear all,\n1 < 2.'])
    await send()
    mail.taken.splice(0)
  })

  it('mails each subscriber once', async () => {
    const { id, admin, member } = await openProject(await world.account(), { name: 'Fähren' })
    await tell(admin, id, [member.id], 'Kick-off æ')
    expect(await states(admin)).toEqual(['waiting after 0'])
    await Promise.all([send(), send(), send()])
    expect(mail.taken.splice(0)).toEqual([expect.stringContaining(`To: ${member.email}`)])
    await send()
    expect(mail.taken).toEqual([])
    expect(await outbox(admin)).toMatchObject([
      { state: 'sent', userId: member.id, kind: 'message created', sentAt: '2026-11-17 09:00:00' },
    ])
    expect((await member.call(listNotifications)).reply.notifications).toMatchObject([{ title: 'Kick-off æ', projectId: id }])
  })

  it('retries temporary failures at growing intervals, and never permanent ones', async () => {
    const { id, admin, member } = await openLasting()
    await tell(admin, id, [member.id])
    mail.be('later')
    await send()
    expect(await outbox(admin)).toMatchObject([
      { state: 'waiting', attempts: 1, nextAttemptAt: '2026-11-17 09:01:00', error: expect.stringContaining('451') },
    ])
    await send()
    expect(mail.taken).toEqual([])
    world.pass(60)
    mail.be('hang up')
    await send()
    expect(await states(admin)).toEqual(['waiting after 2'])
    world.pass(300)
    await send()
    expect([mail.taken.splice(0).length, await states(admin)]).toEqual([1, ['sent after 3']])
    await tell(admin, id, [member.id])
    mail.be('never')
    await send()
    world.pass(86_400)
    await send()
    expect([mail.taken.length, (await states(admin))[0]]).toEqual([0, 'failed after 1'])
    await tell(admin, id, [member.id])
    for (let n = 0; n < 10; n += 1) {
      mail.be('later')
      await send()
      world.pass(86_400)
    }
    expect((await states(admin))[0]).toBe('failed after 8')
    await mail.close()
    mail = await openMailServer()
  })

  it('retries after a failed login at the mail server', async () => {
    const { id, admin, member } = await openLasting()
    await tell(admin, id, [member.id])
    const signingIn = createMailer({ url: mail.url.replace('//', '//tandem:old%20password@'), from })
    mail.be('not you')
    await sendOutbox(sendingOf(world.store, signingIn))
    expect(await outbox(admin)).toMatchObject([{ state: 'waiting', attempts: 1, error: expect.stringContaining('535') }])
    world.pass(60)
    await sendOutbox(sendingOf(world.store, signingIn))
    expect([mail.taken.splice(0).length, await states(admin)]).toEqual([1, ['sent after 2']])
  })

  it('sends nothing twice after the server or the service failed', async () => {
    const { id, admin, member } = await openLasting()
    await tell(admin, id, [member.id])
    mail.be('vanish')
    await send()
    world.pass(86_400)
    await send()
    expect(mail.taken).toEqual([])
    expect(await outbox(admin)).toMatchObject([{ state: 'unknown', attempts: 1, error: expect.stringContaining('may have arrived') }])
    await tell(admin, id, [member.id])
    // The process ends while it waits for the mail server.
    await new Promise<void>((asked) => {
      const ending = () => {
        asked()
        return new Promise<never>(() => {})
      }
      void sendOutbox(sendingOf(world.store, ending))
    })
    world.pass(86_400)
    await send()
    expect([mail.taken.length, (await states(admin))[0]]).toEqual([0, 'sending after 1'])
  })

  it('sends nothing to inactive users and those who lost access', async () => {
    const account = await world.account()
    const { id, admin, member, client } = await openProject(account)
    const gone = await tell(admin, id, [member.id])
    await admin.call(deleteMessage, { params: { id: gone } })
    await tell(admin, id, [member.id, client.id], 'Secret plans')
    await admin.call(updateUser, { params: { id: client.id }, body: { user: { active: false } } })
    await send()
    expect(mail.taken.splice(0)).toEqual([expect.stringContaining('Secret plans')])
    expect((await states(admin)).toSorted()).toEqual(['not-sent after 0', 'not-sent after 0', 'sent after 1'])
    expect((await member.call(listNotifications)).reply.notifications.map(({ title }) => title)).toEqual(['Secret plans'])
    expect((await member.call(listOutbox)).status).toBe(403)
    await admin.call(updateProject, { params: { id }, body: { project: { name: 'Renamed' } } })
  })

  it('sends nothing to a client whose company left the project', async () => {
    const { id, admin, client, companyId } = await openProject(await world.account())
    await tell(admin, id, [client.id], 'Secret plans')
    await admin.call(changeProjectCompanies, { params: { id }, body: { companies: [`-${companyId}`] } })
    await send()
    expect([mail.taken.splice(0), await states(admin)]).toEqual([[], ['not-sent after 0']])
    expect((await client.call(listNotifications)).reply.notifications).toEqual([])
  })

  it('is sent as soon as it has something, and finishes the last mail on close', async () => {
    const { id, admin, member } = await openProject(await world.account())
    let arrived = (_: string) => {}
    const mails: string[] = []
    const slow = async ({ to, messageId }: { to: string; messageId: string }) => {
      await new Promise((done) => setTimeout(done, 20))
      mails.push(messageId)
      arrived(to)
    }
    const running = runOutbox(sendingOf(world.store, slow))
    const first = new Promise((done) => {
      arrived = done
    })
    await tell(admin, id, [member.id])
    expect(await first).toBe(member.email)
    const begun = new Promise((done) => {
      arrived = done
    })
    await tell(admin, id, [member.id])
    await tell(admin, id, [member.id])
    await begun
    await running.close()
    expect(new Set(mails).size).toBe(mails.length)
    expect(await states(admin)).not.toContain('sending after 1')
  })
})

it('a mailer distinguishes mail to retry from mail that may have arrived', async () => {
  const nobody = createMailer({ url: 'smtp://127.0.0.1:1', from })
  const one = { to: 'ana@example.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', messageId: '<1@tandem.test>' }
  const outcome = (failing: Promise<void>) => failing.then(String, (error: unknown) => (error instanceof MailFault ? error.outcome : error))
  expect(await outcome(nobody(one))).toBe('later')
  const ours = createMailer({ url: mail.url, from })
  mail.be('later', 'never', 'hang up', 'vanish')
  const all: unknown[] = []
  for (let n = 0; n < 4; n += 1) all.push(await outcome(ours(one)))
  expect(all).toEqual(['later', 'never', 'later', 'unsure'])
})
