import { describe, expect, it, vi } from 'vitest'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { SendingState } from '../../lib/cache/sending.ts'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { createUploadStore, type Sending } from './upload-store.ts'

const fileOf = (name: string) => new File(['x'], name)
const recordOf = (name: string): FileRecord => ({ id: name, byteSize: 1, name })
const fine = () => undefined
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** A store whose files arrive, or break, when the test says so. */
const setUp = () => {
  const calls: { name: string; once: string; signal: AbortSignal; arrive: () => void; fail: (error: unknown) => void }[] = []
  const unseen: { sending: Sending; retry: () => void }[] = []
  const reported: SendingState[] = []
  const store = createUploadStore({
    send: (file, { signal, idempotencyKey: once }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        calls.push({ name: file.name, once, signal, arrive: () => resolve(recordOf(file.name)), fail: reject })
      }),
    onUnseen: (sending, retry) => unseen.push({ sending, retry }),
    report: (state) => reported.push(state),
  })
  const namesAt = (place: string) => store.at(place).map(({ file }) => file.name)
  return { store, calls, unseen, reported, namesAt }
}

describe('files on their way', () => {
  it('go on when their place is left, those that wait too, and attach themselves there', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attached: string[] = []
    store.onArrived('contact 1', ({ id }) => attached.push(`1 ${id}`))
    const leave = store.watch('contact 1')
    store.add('contact 1', [fileOf('a'), fileOf('b')], fine)
    leave()
    store.onArrived('contact 2', ({ id }) => attached.push(`2 ${id}`))
    const leaveOther = store.watch('contact 2')
    await settled()
    expect(calls.map(({ name, signal }) => [name, signal.aborted])).toEqual([['a', false]])
    expect(reported.at(-1)).toEqual({ underWay: 2, unsent: 0 })
    calls[0]?.arrive()
    await settled()
    calls[1]?.arrive()
    await settled()
    expect(attached).toEqual(['1 a', '1 b'])
    expect(namesAt('contact 1')).toEqual([])
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
    leaveOther()
  })

  it('are seen again, and attached by the page as it is then, when one comes back', async () => {
    const { store, calls, namesAt } = setUp()
    const attached: string[] = []
    store.onArrived('draft', () => attached.push('before'))
    store.watch('draft')()
    store.onArrived('draft', () => attached.push('before'))
    const leave = store.watch('draft')
    store.add('draft', [fileOf('a')], fine)
    leave()
    store.onArrived('draft', () => attached.push('now'))
    store.watch('draft')
    await settled()
    expect(namesAt('draft')).toEqual(['a'])
    calls[0]?.arrive()
    await settled()
    expect(attached).toEqual(['now'])
  })

  it('that break out of sight say so, and are sent again', async () => {
    const { store, calls, unseen, reported } = setUp()
    const attach = vi.fn()
    store.onArrived('draft', attach)
    const leave = store.watch('draft')
    store.add('draft', [fileOf('a')], fine)
    leave()
    await settled()
    calls[0]?.fail(new Unreachable())
    await settled()
    expect(unseen.map(({ sending }) => [sending.file.name, sending.error])).toEqual([['a', expect.any(Unreachable)]])
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 1 })
    unseen[0]?.retry()
    await settled()
    expect(reported.at(-1)).toEqual({ underWay: 1, unsent: 0 })
    calls[1]?.arrive()
    await settled()
    expect(attach).toHaveBeenCalledExactlyOnceWith(recordOf('a'))
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
  })

  it('are sent again under the key they were first sent under, each under its own', async () => {
    const { store, calls } = setUp()
    store.watch('draft')
    store.add('draft', [fileOf('a'), fileOf('a')], fine)
    await settled()
    calls[0]?.fail(new Unreachable())
    await settled()
    calls[1]?.arrive()
    store.retry('draft', store.at('draft')[0]?.key ?? 0)
    await settled()
    const [first, other, again] = calls.map(({ once }) => once)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect([again === first, other === first]).toEqual([true, false])
  })

  it('that arrived but could not be attached are attached again, not sent again', async () => {
    const { store, calls, unseen, namesAt } = setUp()
    const attach = vi.fn().mockRejectedValueOnce(new ServiceError(503, [])).mockResolvedValueOnce(undefined)
    store.onArrived('contact 1', attach)
    store.watch('contact 1')
    store.add('contact 1', [fileOf('a')], fine)
    await settled()
    calls[0]?.arrive()
    await settled()
    const [failed] = store.at('contact 1')
    expect([failed?.error, unseen]).toEqual([expect.any(ServiceError), []])
    store.retry('contact 1', failed?.key ?? 0)
    await settled()
    expect(attach).toHaveBeenCalledTimes(2)
    expect(calls.length).toBe(1)
    expect(namesAt('contact 1')).toEqual([])
  })

  it('do not wait for one before them that failed, in the same place or another', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attached: string[] = []
    for (const place of ['one', 'two']) {
      store.onArrived(place, ({ id }) => attached.push(`${place} ${id}`))
      store.watch(place)
    }
    store.add('one', [fileOf('a'), fileOf('b')], fine)
    store.add('two', [fileOf('c')], fine)
    await settled()
    expect(calls.map(({ name }) => name)).toEqual(['a', 'c'])
    calls[0]?.fail(new ServiceError(507))
    calls[1]?.arrive()
    await settled()
    calls[2]?.arrive()
    await settled()
    expect([attached, namesAt('one'), namesAt('two')]).toEqual([['two c', 'one b'], ['a'], []])
    // Refused, it is neither on its way nor waiting to be sent again.
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
  })

  it('are stopped by hand alone, and what was refused is never sent', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attach = vi.fn()
    store.onArrived('draft', attach)
    store.watch('draft')
    store.add('draft', [fileOf('a'), fileOf('large'), fileOf('c')], ({ name }) => (name === 'large' ? 'Too large.' : undefined))
    await settled()
    expect(reported.at(-1)).toEqual({ underWay: 2, unsent: 0 })
    store.drop('draft', store.at('draft')[0]?.key ?? 0)
    await settled()
    expect(calls.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['a', true],
      ['c', false],
    ])
    expect(namesAt('draft')).toEqual(['large', 'c'])
    store.clear('draft')
    await settled()
    expect([namesAt('draft'), attach.mock.calls, calls[1]?.signal.aborted]).toEqual([[], [], true])
  })
})
