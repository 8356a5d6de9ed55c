import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMe } from '../contract/x/people/me.ts'
import { openWorld, type Person, type World } from './testing/world.ts'
import { createSemaphore } from './weighted-semaphore.ts'

const MiB = 1024 * 1024

const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${text}\r\n--x--\r\n`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const upload = async ({ handle }: World, { token }: Person, body: string | ReadableStream, claimed: number) =>
  handle(
    new Request('http://tandem.test/x/files', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(claimed),
      },
    } as RequestInit),
  )
/** Returns a body that is sent in parts. */
const slowly = () => {
  const { readable, writable } = new TransformStream<Uint8Array>()
  const writer = writable.getWriter()
  return { body: readable, send: (text: string) => writer.write(bytesOf(text)), end: () => writer.close() }
}

describe('uploads', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld({ options: { uploadLimit: 64 * MiB } })
  })
  afterAll(() => world.end())
  afterEach(() => {
    vi.useRealTimers()
  })

  it('wait while others take all the memory, then run', async () => {
    const { admin } = await world.account()
    const slow = slowly()
    const done: string[] = []
    const first = upload(world, admin, slow.body, 60 * MiB).then(({ status }) => done.push(`first ${status}`))
    expect((await admin.call(getMe)).status).toBe(200)
    const second = upload(world, admin, part('quick'), 60 * MiB).then(({ status }) => done.push(`second ${status}`))
    for (let n = 0; n < 20; n += 1) await admin.call(getMe)
    expect(done).toEqual([])
    await slow.send(part('slow'))
    await slow.end()
    await Promise.all([first, second])
    expect(done).toEqual(['first 201', 'second 201'])
  })

  it('of one workspace leave half of the memory to others', async () => {
    const [{ admin: one }, { admin: other }] = [await world.account(), await world.account()]
    const slow = Array.from({ length: 4 }, slowly)
    const all = slow.map(({ body }) => upload(world, one, body, 25 * MiB))
    expect((await one.call(getMe)).status).toBe(200)
    expect((await upload(world, other, part('quick'), 25 * MiB)).status).toBe(201)
    const finish = async ({ send, end }: ReturnType<typeof slowly>) => {
      await send(part('slow'))
      await end()
    }
    await Promise.all(slow.map(finish))
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })

  it('fail after ten seconds without data, but not while some data arrives', async () => {
    const { admin } = await world.account()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const [silent, slow] = [slowly(), slowly()]
    const all = [upload(world, admin, silent.body, 25 * MiB), upload(world, admin, slow.body, 25 * MiB)]
    await Promise.all([silent, slow].map(({ send }) => send(part('slow').slice(0, 40))))
    await vi.waitUntil(() => vi.getTimerCount() === 2)
    vi.advanceTimersByTime(9000)
    await slow.send(part('slow').slice(40, 50))
    vi.advanceTimersByTime(9000)
    await slow.send(part('slow').slice(50))
    await slow.end()
    const [given, taken] = await Promise.all(all)
    expect([given?.status, await given?.json(), taken?.status]).toEqual([
      408,
      { errors: [{ code: 'silent', message: 'No data arrived for 10 seconds. Send the request again.' }] },
      201,
    ])
    expect((await upload(world, admin, part('quick'), 64 * MiB)).status).toBe(201)
  })
})

const full = { code: 'busy', message: 'The service is busy.' }

describe('weighted semaphore', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Starts work that runs until `end` is called. */
  const open = (semaphore: ReturnType<typeof createSemaphore>, bytes: number, whose = '') => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const work = vi.fn(() => end)
    return { work, end: resolve, whole: semaphore(bytes, work, whose) }
  }
  const begun = async (...all: ReturnType<typeof open>[]) => {
    await vi.advanceTimersByTimeAsync(0)
    return all.map(({ work }) => work.mock.calls.length)
  }

  it('admits work in order of arrival, and work heavier than the limit when it runs alone', async () => {
    const semaphore = createSemaphore(10, 1000, full)
    const [a, b, large, c] = [open(semaphore, 6), open(semaphore, 4), open(semaphore, 11), open(semaphore, 1)]
    expect(await begun(a, b, large, c)).toEqual([1, 1, 0, 0])
    a.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 0, 0])
    b.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 1, 0])
    large.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 1, 1])
  })

  it('gives one owner at most half, or one heavier piece of work, and admits others in the meantime', async () => {
    const semaphore = createSemaphore(10, 1000, full)
    const own = [open(semaphore, 3, 'ana'), open(semaphore, 3, 'ana'), open(semaphore, 2, 'ana')]
    const others = [open(semaphore, 7, 'bo'), open(semaphore, 1, 'bo')]
    expect(await begun(...own, ...others)).toEqual([1, 0, 1, 0, 0])
    own[0]?.end()
    expect(await begun(...own, ...others)).toEqual([1, 1, 1, 0, 0])
    own[1]?.end()
    expect(await begun(...own, ...others)).toEqual([1, 1, 1, 1, 0])
    others[0]?.end()
    expect(await begun(...own, ...others)).toEqual([1, 1, 1, 1, 1])
  })

  it('refuses work that waited too long, and releases the weight of work that fails', async () => {
    const semaphore = createSemaphore(10, 1000, full)
    const failing = semaphore(10, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    const holding = open(semaphore, 10)
    const late = open(semaphore, 1)
    const refused = expect(late.whole).rejects.toMatchObject({ status: 503, faults: [full], headers: { 'retry-after': '10' } })
    await vi.advanceTimersByTimeAsync(1000)
    await refused
    holding.end()
    const next = open(semaphore, 10)
    expect(await begun(late, next)).toEqual([0, 1])
  })

  it('admits the next in line when the one before it gives up', async () => {
    const semaphore = createSemaphore(10, 1000, full)
    const holding = open(semaphore, 6)
    const large = open(semaphore, 10)
    const refused = expect(large.whole).rejects.toMatchObject({ status: 503 })
    await vi.advanceTimersByTimeAsync(500)
    const small = open(semaphore, 4)
    expect(await begun(holding, large, small)).toEqual([1, 0, 0])
    await vi.advanceTimersByTimeAsync(500)
    await refused
    expect(await begun(holding, large, small)).toEqual([1, 0, 1])
  })
})
