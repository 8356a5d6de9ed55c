import { describe, expect, it, vi } from 'vitest'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { SendingState } from '../../lib/cache/sending.ts'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { createUploadStore, type Upload } from './upload-store.ts'

const fileOf = (name: string) => new File(['x'], name)
const recordOf = (name: string): FileRecord => ({ id: name, byteSize: 1, name })
const fine = () => undefined
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

/** An upload store whose uploads the test completes or fails. */
const setUp = () => {
  const calls: { name: string; key: string; signal: AbortSignal; succeed: () => void; fail: (error: unknown) => void }[] = []
  const hidden: { upload: Upload; retry: () => void }[] = []
  const reported: SendingState[] = []
  const store = createUploadStore({
    send: (file, { signal, idempotencyKey }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        calls.push({
          name: file.name,
          key: idempotencyKey,
          signal,
          succeed: () => resolve({ file: recordOf(file.name), changeId: undefined }),
          fail: reject,
        })
      }),
    onHiddenFailure: (upload, retry) => hidden.push({ upload, retry }),
    report: (state) => reported.push(state),
  })
  const namesAt = (target: string) => store.of(target).map(({ file }) => file.name)
  return { store, calls, hidden, reported, namesAt }
}

describe('uploads', () => {
  it('continue when the page is left, waiting ones too, and are attached there', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attached: string[] = []
    store.attachWith('contact 1', ({ id }) => attached.push(`1 ${id}`))
    const leave = store.open('contact 1')
    store.add('contact 1', [fileOf('a'), fileOf('b')], fine)
    leave()
    store.attachWith('contact 2', ({ id }) => attached.push(`2 ${id}`))
    const leaveOther = store.open('contact 2')
    await settled()
    expect(calls.map(({ name, signal }) => [name, signal.aborted])).toEqual([['a', false]])
    expect(reported.at(-1)).toEqual({ underWay: 2, unsent: 0 })
    calls[0]?.succeed()
    await settled()
    calls[1]?.succeed()
    await settled()
    expect(attached).toEqual(['1 a', '1 b'])
    expect(namesAt('contact 1')).toEqual([])
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
    leaveOther()
  })

  it('are shown again when the page is opened again, and attached by that page', async () => {
    const { store, calls, namesAt } = setUp()
    const attached: string[] = []
    store.attachWith('draft', () => attached.push('before'))
    store.open('draft')()
    store.attachWith('draft', () => attached.push('before'))
    const leave = store.open('draft')
    store.add('draft', [fileOf('a')], fine)
    leave()
    store.attachWith('draft', () => attached.push('now'))
    store.open('draft')
    await settled()
    expect(namesAt('draft')).toEqual(['a'])
    calls[0]?.succeed()
    await settled()
    expect(attached).toEqual(['now'])
  })

  it('report a failure that no page shows, and can be retried', async () => {
    const { store, calls, hidden, reported } = setUp()
    const attach = vi.fn()
    store.attachWith('draft', attach)
    const leave = store.open('draft')
    store.add('draft', [fileOf('a')], fine)
    leave()
    await settled()
    calls[0]?.fail(new Unreachable())
    await settled()
    expect(hidden.map(({ upload }) => [upload.file.name, upload.error])).toEqual([['a', expect.any(Unreachable)]])
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 1 })
    hidden[0]?.retry()
    await settled()
    expect(reported.at(-1)).toEqual({ underWay: 1, unsent: 0 })
    calls[1]?.succeed()
    await settled()
    expect(attach).toHaveBeenCalledExactlyOnceWith(recordOf('a'), undefined, undefined)
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
  })

  it('say that a file has changed on the disk', async () => {
    const { store, calls } = setUp()
    const file = fileOf('plan.pdf')
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('Changed.', 'NotReadableError')) })
    store.open('contact 1')
    store.add('contact 1', [file], fine)
    await settled()
    calls[0]?.fail(new Unreachable())
    await settled()
    const message = 'plan.pdf was changed or removed on this computer. Choose it again.'
    expect(store.of('contact 1').map(({ error }) => error)).toMatchObject([{ message }])
  })

  it('are retried with their own idempotency key', async () => {
    const { store, calls } = setUp()
    store.open('draft')
    store.add('draft', [fileOf('a'), fileOf('a')], fine)
    await settled()
    calls[0]?.fail(new Unreachable())
    await settled()
    calls[1]?.succeed()
    store.retry('draft', store.of('draft')[0]?.key ?? 0)
    await settled()
    const [first, other, again] = calls.map(({ key }) => key)
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect([again === first, other === first]).toEqual([true, false])
  })

  it('that could not be attached are attached again, not uploaded again', async () => {
    const { store, calls, hidden, namesAt } = setUp()
    const attach = vi.fn().mockRejectedValueOnce(new ServiceError(503, [])).mockResolvedValueOnce(undefined)
    store.attachWith('contact 1', attach)
    store.open('contact 1')
    store.add('contact 1', [fileOf('a')], fine)
    await settled()
    calls[0]?.succeed()
    await settled()
    const [failed] = store.of('contact 1')
    expect([failed?.error, hidden]).toEqual([expect.any(ServiceError), []])
    store.retry('contact 1', failed?.key ?? 0)
    await settled()
    expect(attach).toHaveBeenCalledTimes(2)
    expect(calls.length).toBe(1)
    expect(namesAt('contact 1')).toEqual([])
  })

  it('do not wait for a failed one, of the same or another target', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attached: string[] = []
    for (const target of ['one', 'two']) {
      store.attachWith(target, ({ id }) => attached.push(`${target} ${id}`))
      store.open(target)
    }
    store.add('one', [fileOf('a'), fileOf('b')], fine)
    store.add('two', [fileOf('c')], fine)
    await settled()
    expect(calls.map(({ name }) => name)).toEqual(['a', 'c'])
    calls[0]?.fail(new ServiceError(507))
    calls[1]?.succeed()
    await settled()
    calls[2]?.succeed()
    await settled()
    expect([attached, namesAt('one'), namesAt('two')]).toEqual([['two c', 'one b'], ['a'], []])
    // A refused upload is neither under way nor unsent.
    expect(reported.at(-1)).toEqual({ underWay: 0, unsent: 0 })
  })

  it('report once when the last of them has ended, also after the page was left', async () => {
    const { store, calls } = setUp()
    const onIdle = vi.fn()
    store.attachWith('draft', () => undefined, onIdle)
    const leave = store.open('draft')
    store.add('draft', [fileOf('a'), fileOf('b')], fine)
    leave()
    await settled()
    calls[0]?.succeed()
    await settled()
    expect(onIdle).not.toHaveBeenCalled()
    calls[1]?.succeed()
    await settled()
    expect(onIdle).toHaveBeenCalledOnce()
    store.attachWith('draft', () => undefined, onIdle)
    store.add('draft', [fileOf('c'), fileOf('d')], fine)
    await settled()
    calls[2]?.fail(new ServiceError(507))
    await settled()
    store.cancelAll('draft')
    expect(onIdle).toHaveBeenCalledTimes(2)
  })

  it('stop only when cancelled; refused files are never sent', async () => {
    const { store, calls, namesAt, reported } = setUp()
    const attach = vi.fn()
    store.attachWith('draft', attach)
    store.open('draft')
    store.add('draft', [fileOf('a'), fileOf('large'), fileOf('c')], ({ name }) => (name === 'large' ? 'Too large.' : undefined))
    await settled()
    expect(reported.at(-1)).toEqual({ underWay: 2, unsent: 0 })
    store.cancel('draft', store.of('draft')[0]?.key ?? 0)
    await settled()
    expect(calls.map(({ name, signal }) => [name, signal.aborted])).toEqual([
      ['a', true],
      ['c', false],
    ])
    expect(namesAt('draft')).toEqual(['large', 'c'])
    store.cancelAll('draft')
    await settled()
    expect([namesAt('draft'), attach.mock.calls, calls[1]?.signal.aborted]).toEqual([[], [], true])
  })
})
