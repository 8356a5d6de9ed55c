import { afterAll, beforeAll, expect, it } from 'vitest'
import { inbox } from '../../../contract/projects/tasks.ts'
import { listOutbox } from '../../../contract/x/outbox.ts'
import { getMe, updateMe } from '../../../contract/x/people/me.ts'
import { sendOutbox } from '../../across/notifications/send-outbox.ts'
import type { Mail } from '../../core/mailer.ts'
import { openProject, writeMessage } from '../../testing/projects.ts'
import { sendingOf } from '../../testing/sending.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.end())

const send = async () => {
  const mails: Mail[] = []
  await sendOutbox(sendingOf(world.store, async (mail) => void mails.push(mail)))
  return mails
}
const assign = (by: Person, projectId: string, subject: string, to: string) =>
  by.call(inbox.create, { params: { ownerId: projectId }, body: { task: { subject, responsibles: [to] } } })
const settings = async (by: Person) => (await by.call(getMe)).reply.me.mail
const everything = { assigned: true, comments: true, messages: true, none: false }

it('mails only the kinds of notifications that a user wants', async () => {
  const { id, admin, member } = await openProject(await world.account())
  expect(await settings(member)).toEqual(everything)
  await member.call(updateMe, { body: { me: { mail: { assigned: false } } } })
  expect(await settings(member)).toEqual({ ...everything, assigned: false })
  await assign(admin, id, 'Call', member.id)
  await writeMessage(admin, id, { title: 'Kick-off', subscribers: [member.id] })
  expect((await send()).map(({ subject }) => subject)).toEqual(['Kick-off · Signage'])
  const { outbox } = (await admin.call(listOutbox)).reply
  expect(outbox.map(({ state, error }) => [state, error])).toEqual([
    ['sent', undefined],
    ['not-sent', 'The reader has turned off these e-mails.'],
  ])
})

it('stops all e-mails with one click, for the reader alone, until they are turned on again', async () => {
  const { id, admin, member, client } = await openProject(await world.account())
  for (const to of [member, client]) await assign(admin, id, 'Call', to.id)
  const [mail] = (await send()).filter(({ to }) => to === member.email)
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '')
  const path = pathname.replace('/api', '')
  const click = (at: string) =>
    world.noOne.send('POST', at, { body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const page = await world.noOne.send('GET', path)
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    200,
    'text/html; charset=utf-8',
    expect.stringContaining(`url=https://tandem.example.test${path.replace('/x', '')}"`),
  ])
  expect(await settings(member)).toEqual(everything)
  const wrong = path.replace(/_\d+(_\d+)$/, `_${client.id}$1`)
  expect([(await click(wrong)).status, (await click(`${path}0`)).status, (await click('/x/unsubscribe/made-up_7_7')).status]).toEqual([
    404, 404, 404,
  ])
  expect([(await click(path)).status, (await click(path)).status]).toEqual([200, 200])
  expect([await settings(member), await settings(client)]).toEqual([{ ...everything, none: true }, everything])
  for (const to of [member, client]) await assign(admin, id, 'Again', to.id)
  expect((await send()).map(({ to }) => to)).toEqual([client.email])
  await member.call(updateMe, { body: { me: { mail: { none: false } } } })
  await assign(admin, id, 'Back', member.id)
  const [back] = await send()
  expect([back?.subject, back?.unsubscribeUrl]).toEqual(['Back · Signage', mail?.unsubscribeUrl])
  expect(back?.text).toContain(`Stop all e-mails of this workspace:\n\nhttps://tandem.example.test${path.replace('/x', '')}`)
})

it('shows administrators no link that stops the mail of others', async () => {
  const { id, admin, member } = await openProject(await world.account())
  await assign(admin, id, 'Call', member.id)
  expect((await admin.call(listOutbox)).reply.outbox[0]?.body).not.toContain('/unsubscribe/')
})
