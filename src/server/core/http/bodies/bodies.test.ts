import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getMe } from '../../../../contract/x/people/me.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'

const MiB = 1024 * 1024
const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${text}\r\n--x--\r\n`
const bytesOf = (text: string) => new TextEncoder().encode(text)

let world: World
beforeAll(async () => {
  world = await openWorld({ options: { uploadLimit: 25 * MiB } })
})
afterAll(() => world.end())
afterEach(() => {
  vi.useRealTimers()
})

interface Sending {
  token?: string
  body: string | ReadableStream
  headers?: Record<string, string>
}
const send = async (path: string, { token, body, headers }: Sending) =>
  world.handle(
    new Request(`http://tandem.test${path}`, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    } as RequestInit),
  )
const upload = ({ token }: Person, body: string | ReadableStream, headers: Record<string, string> = {}) =>
  send('/x/files', { token, body, headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers } })

/** A body of unknown length that is sent in parts. */
const slowly = () => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  return { body: readable, send: (text: string) => writer.write(bytesOf(text)), end: () => writer.close(), break: () => writer.abort() }
}
/** A body that fails the test if it is read. */
const unread = () => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        pulls += 1
        controller.enqueue(bytesOf('{'))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, pulls: () => pulls }
}

it.each(['/x/files', '/contacts', '/x/contacts/batch', '/projects'])('reads nothing of a body to %s of somebody unknown', async (path) => {
  for (const token of [undefined, 'tdm_invented_1', 'token-1_999999999']) {
    const { body, pulls } = unread()
    expect([(await send(path, { body, ...(token ? { token } : {}) })).status, pulls()]).toEqual([401, 0])
  }
})

it('reads nothing of an upload of somebody whose token has ended', async () => {
  const { admin } = await world.account()
  expect((await upload(admin, part('first'))).status).toBe(201)
  expect((await admin.send('DELETE', '/x/sessions/current')).status).toBe(200)
  const { body, pulls } = unread()
  expect([(await upload(admin, body)).status, pulls()]).toEqual([401, 0])
})

it('takes an upload without a length, up to the limit', async () => {
  const { admin } = await world.account()
  const some = slowly()
  const taken = upload(admin, some.body)
  await some.send(part('without a length'))
  await some.end()
  expect((await taken).status).toBe(201)
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(MiB)) })
  const refused = await upload(admin, endless)
  expect([refused.status, refused.headers.get('connection'), await refused.json()]).toEqual([
    413,
    'close',
    { errors: [{ code: 'too-large', message: 'A request can have at most 25 MiB.' }] },
  ])
})

it('refuses an upload of thousands of parts before reading them, and takes any form of the boundary', async () => {
  const { admin } = await world.account()
  const many = Array.from({ length: 60_000 }, (_, n) => `--x\r\nContent-Disposition: form-data; name="p${n}"\r\n\r\n\r\n`).join('')
  for (const boundary of ['x', '"x"', 'x; charset=utf-8', '"x"; boundary=other']) {
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    const started = performance.now()
    const refused = await upload(admin, `${many}--x--\r\n`, type)
    expect(performance.now() - started).toBeLessThan(2000)
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { errors: [{ code: 'multipart', message: 'A multipart body can have at most 100 parts.' }] },
    ])
    expect((await upload(admin, part('one file'), type)).status).toBe(201)
  }
  // A file may be a list of lines that look like a boundary.
  expect((await upload(admin, part('--y\r\n'.repeat(5000)))).status).toBe(201)
})

it('lets others upload while two workspaces announce much and send nearly nothing', async () => {
  const [one, two, other] = [await world.account(), await world.account(), await world.account()]
  const slow = Array.from({ length: 4 }, slowly)
  const all = slow.map(({ body }, n) => upload(n % 2 ? one.admin : two.admin, body, { 'content-length': String(25 * MiB) }))
  await Promise.all(slow.map((body) => body.send('-')))
  expect((await upload(other.admin, part('quick'), { 'content-length': String(25 * MiB) })).status).toBe(201)
  await Promise.all(slow.map((body) => body.end()))
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([400, 400, 400, 400])
})

it('ends a body that arrives too slowly, but not while enough arrives', async () => {
  const { admin } = await world.account()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [trickle, steady] = [slowly(), slowly()]
  const all = [upload(admin, trickle.body), upload(admin, steady.body)]
  await Promise.all([trickle, steady].map((body) => body.send(part('').slice(0, 80))))
  await vi.waitUntil(() => vi.getTimerCount() === 2, { timeout: 60_000 })
  for (let n = 0; n < 3; n += 1) {
    await Promise.all([trickle.send('a'), steady.send('a'.repeat(6000))])
    vi.advanceTimersByTime(5000)
  }
  const slow = await all[0]
  expect([slow?.status, slow?.headers.get('connection'), await slow?.json()]).toEqual([
    408,
    'close',
    { errors: [{ code: 'slow', message: 'Less than 1 KiB a second arrived for 10 seconds. Send the request again.' }] },
  ])
  await steady.send('\r\n--x--\r\n')
  await steady.end()
  expect((await all[1])?.status).toBe(201)
})

it('says nothing in the log about a request whose sender went away', async () => {
  const { admin } = await world.account()
  for (const path of ['/x/files', '/contacts', '/x/sessions']) {
    const gone = slowly()
    const answer = send(path, { token: admin.token, body: gone.body })
    await gone.send('{"contact":')
    await gone.break()
    expect([path, (await answer).status]).toEqual([path, 400])
  }
  expect(world.logged).toEqual([])
})

it('takes a few KiB from somebody who signs in, and no deep nesting from anybody', async () => {
  const { admin } = await world.account()
  const session = (email: string, password = 'wrong') => JSON.stringify({ session: { email, password } })
  expect((await send('/x/sessions', { body: session('ana@example.test') })).status).toBe(401)
  expect((await send('/x/sessions', { body: session(`${'a'.repeat(300)}@example.test`) })).status).toBe(422)
  expect((await send('/x/sessions', { body: session('ana@example.test', 'a'.repeat(129)) })).status).toBe(422)
  const large = await send('/x/sessions', { body: session('a'.repeat(900_000)) })
  expect([large.status, await large.json()]).toEqual([
    413,
    { errors: [{ code: 'too-large', message: 'A request can have at most 16 KiB.' }] },
  ])
  for (const [path, token] of [
    ['/x/sessions', undefined],
    ['/contacts', admin.token],
    ['/x/contacts/batch', admin.token],
  ] as const)
    for (const body of ['['.repeat(8000), '{"a":'.repeat(2000), `{"a":"\\"[","b":${'['.repeat(33)}`]) {
      const deep = await send(path, { body, ...(token ? { token } : {}) })
      expect([deep.status, await deep.json()]).toEqual([
        400,
        { errors: [{ code: 'json', message: 'The body is nested too deeply. Use at most 32 levels.' }] },
      ])
    }
  const brackets = JSON.stringify({ contact: { type: 'person', name: `"\\${'['.repeat(200)}` } })
  expect((await send('/contacts', { token: admin.token, body: brackets })).status).toBe(201)
  expect((await admin.call(getMe)).status).toBe(200)
})
