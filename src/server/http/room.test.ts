import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMe } from '../../contract/x/people/me.ts'
import { openWorld, type Person } from '../testing/world.ts'
import { createRoom } from './room.ts'

const MiB = 1024 * 1024

it('an upload waits while others hold the room, and is carried out then', async () => {
  const world = await openWorld({ options: { uploadLimit: 64 * MiB } })
  const { admin } = await world.account()
  const part = (text: string) => `--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${text}\r\n--x--\r\n`
  const send = ({ token }: Person, body: string | ReadableStream, claimed: number) =>
    world.handle(
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
  let finish = () => {}
  const slow = new ReadableStream({
    start: (controller) => {
      finish = () => {
        controller.enqueue(new TextEncoder().encode(part('slow')))
        controller.close()
      }
    },
  })
  const done: string[] = []
  const first = Promise.resolve(send(admin, slow, 60 * MiB)).then(({ status }) => done.push(`first ${status}`))
  expect((await admin.call(getMe)).status).toBe(200)
  const second = Promise.resolve(send(admin, part('quick'), 60 * MiB)).then(({ status }) => done.push(`second ${status}`))
  for (let n = 0; n < 20; n += 1) await admin.call(getMe)
  expect(done).toEqual([])
  finish()
  await Promise.all([first, second])
  expect(done).toEqual(['first 201', 'second 201'])
  await world.end()
})

const full = { code: 'busy', message: 'There is no room.' }

describe('room', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Work that goes on until it is told to end. */
  const open = (room: ReturnType<typeof createRoom>, bytes: number) => {
    const { promise: end, resolve } = Promise.withResolvers<void>()
    const work = vi.fn(() => end)
    return { work, end: resolve, whole: room(bytes, work) }
  }
  const begun = async (...all: ReturnType<typeof open>[]) => {
    await vi.advanceTimersByTimeAsync(0)
    return all.map(({ work }) => work.mock.calls.length)
  }

  it('is given in the order of asking, and to one that is larger when it is alone', async () => {
    const room = createRoom(10, 1000, full)
    const [a, b, large, c] = [open(room, 6), open(room, 4), open(room, 11), open(room, 1)]
    expect(await begun(a, b, large, c)).toEqual([1, 1, 0, 0])
    a.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 0, 0])
    b.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 1, 0])
    large.end()
    expect(await begun(a, b, large, c)).toEqual([1, 1, 1, 1])
  })

  it('is not waited for without end, and is given back by what fails', async () => {
    const room = createRoom(10, 1000, full)
    const failing = room(10, () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    const holding = open(room, 10)
    const late = open(room, 1)
    const refused = expect(late.whole).rejects.toMatchObject({ status: 503, faults: [full], headers: { 'retry-after': '10' } })
    await vi.advanceTimersByTimeAsync(1000)
    await refused
    holding.end()
    const next = open(room, 10)
    expect(await begun(late, next)).toEqual([0, 1])
  })
})
