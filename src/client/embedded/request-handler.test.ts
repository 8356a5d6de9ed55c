import { expect, it } from 'vitest'
import type { Message } from './messages.ts'
import { createRequestHandler } from './request-handler.ts'

const state = { kept: true, aside: undefined, copied: false }
const asked = (id: string, method: string): Message => ({
  type: 'request',
  id,
  method,
  url: 'http://tandem.test/api/contacts',
  headers: [],
  body: undefined,
})
const opened = () => {
  const answers: string[] = []
  const texts: Record<string, string> = {}
  const running = new Map<string, () => void>()
  const handler = createRequestHandler(
    (request) => new Promise((answer) => running.set(request.method, () => answer(new Response('done', { status: 201 })))),
    state,
    (message) => {
      if (message.type === 'head') answers.push(`${message.id} ${message.status}`)
      if (message.type === 'chunk') texts[message.id] = new TextDecoder().decode(message.bytes)
    },
  )
  return { answers, texts, running, ...handler }
}
const settled = () => new Promise((done) => setTimeout(done))

it('replaces the database after the writes before it, and refuses those that arrive meanwhile', async () => {
  const { answers, texts, running, receive, withoutWrites } = opened()
  receive(asked('before', 'POST'))
  await settled()
  const replaced = withoutWrites(async () => {
    answers.push('replaced')
  })
  receive(asked('meanwhile', 'PUT'))
  receive(asked('read', 'GET'))
  await settled()
  expect(answers).toEqual(['meanwhile 503'])
  expect(JSON.parse(texts.meanwhile ?? '')).toEqual({
    errors: [{ code: 'demo', message: 'This was not saved, because the data of the demo is being replaced.' }],
  })
  running.get('POST')?.()
  await replaced
  expect(answers).toEqual(['meanwhile 503', 'before 201', 'replaced'])
  running.get('GET')?.()
  receive(asked('after', 'POST'))
  await settled()
  running.get('POST')?.()
  await settled()
  expect(answers.slice(3)).toEqual(['read 201', 'after 201'])
})

it('takes writes again after a replacement that failed', async () => {
  const { answers, running, receive, withoutWrites } = opened()
  await expect(withoutWrites(() => Promise.reject(new Error('full')))).rejects.toThrow('full')
  receive(asked('later', 'POST'))
  await settled()
  running.get('POST')?.()
  await settled()
  expect(answers).toEqual(['later 201'])
})
