import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openMailServer } from '../testing/mail-server.ts'
import { createMailer } from './node-mailer.ts'

let server: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())
beforeEach(() => void server.taken.splice(0))

const mail = { to: 'ana@example.test', subject: 'Plan', text: 'Soon.', html: '<p>Soon.</p>', messageId: '<notification-1-2@tandem.test>' }
const send = async (more: object = {}) => {
  await createMailer({ url: server.url, from: 'Tandem <tandem@example.test>' })({ ...mail, ...more })
  // Long lines are folded.
  return (server.taken.at(-1) ?? '').replace(/\n[ \t]+/g, ' ').split('\n')
}

it('says that a program wrote the mail, and keeps its id', async () => {
  const lines = await send()
  expect(lines).toContain('Auto-Submitted: auto-generated')
  expect(lines).toContain('X-Auto-Response-Suppress: All')
  expect(lines).toContain('Message-ID: <notification-1-2@tandem.test>')
  expect(lines.filter((line) => /^(List-|References|In-Reply-To)/i.test(line))).toEqual([])
})

it('belongs to a conversation, and can be stopped with one click', async () => {
  const lines = await send({
    conversationId: '<messages-1-7@tandem.test>',
    unsubscribeUrl: 'https://tandem.test/api/x/unsubscribe/abc_3_1',
  })
  expect(lines).toContain('References: <messages-1-7@tandem.test>')
  expect(lines).toContain('In-Reply-To: <messages-1-7@tandem.test>')
  expect(lines).toContain('List-Unsubscribe: <https://tandem.test/api/x/unsubscribe/abc_3_1>')
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

it('has a text and HTML, and headers in ASCII without line breaks of its own', async () => {
  const lines = await send({ subject: 'Fähren\r\nBcc: everybody@bad.example' })
  expect(lines).toContain('Soon.')
  expect(lines).toContain('<p>Soon.</p>')
  expect(lines.filter((line) => /^Bcc/i.test(line))).toEqual([])
  expect(lines.find((line) => line.startsWith('Subject: '))).toMatch(/^Subject: =\?UTF-8\?/)
})

it('waits two minutes for the answer of a mail server', async () => {
  const connect = vi.fn(createTransport)
  await createMailer({ url: server.url, from: 'Tandem <tandem@example.test>' }, connect)(mail)
  expect(connect.mock.lastCall?.[0]).toMatchObject({ socketTimeout: 120_000 })
})
