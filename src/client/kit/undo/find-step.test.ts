import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../lib/cache/query-client.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { sendInCache } from '../resource/use-write.ts'
import { findStep } from './find-step.ts'
import { createUndoStack } from './undo-stack.ts'

const opened = () => {
  const client = createQueryClient()
  const stack = createUndoStack(async (id) => `back of ${id}`)
  /** Begins a write; call `answer` when the service has answered. Its step is added right after that. */
  const begin = (changeId: string | undefined) => {
    const answer = Promise.withResolvers<void>()
    const sent = sendInCache(client, () => answer.promise.then(() => ({ changeId })))
    const ended = sent.then(
      (written) => void (written.changeId && stack.push({ message: `Step ${written.changeId}`, changeId: written.changeId })),
      () => undefined,
    )
    const end = (settle: () => void) => {
      settle()
      return ended
    }
    return { answer: () => end(answer.resolve), refuse: () => end(() => answer.reject(new ServiceError(422))) }
  }
  return { stack, begin, find: () => findStep(client, stack) }
}
/** What was found so far: what resolves within a few turns. */
const soon = async (found: Promise<unknown>) => Promise.race([found, new Promise((done) => setTimeout(done, 30, 'waiting'))])

describe('what an undo takes back', () => {
  it('is the write on its way, after its answer', async () => {
    const { begin, find } = opened()
    await begin('1').answer()
    const note = begin('2')
    const found = find()()
    expect(await soon(found)).toBe('waiting')
    await note.answer()
    expect(await found).toMatchObject({ changeId: '2' })
  })

  it('is what was begun last, whichever answer is first', async () => {
    const { begin, find } = opened()
    const [slow, quick] = [begin('1'), begin('2')]
    await quick.answer()
    expect(await soon(find()())).toMatchObject({ changeId: '2' })
    const [first, second] = [begin('3'), begin('4')]
    const found = find()()
    await first.answer()
    expect(await soon(found)).toBe('waiting')
    await second.answer()
    expect(await found).toMatchObject({ changeId: '4' })
    await slow.answer()
  })

  it('is not what was begun after the keys were pressed', async () => {
    const { begin, find } = opened()
    const slow = begin('1')
    const found = find()()
    await begin('2').answer()
    expect(await soon(found)).toBe('waiting')
    await slow.answer()
    expect(await found).toMatchObject({ changeId: '1' })
  })

  it('is nothing when the write on its way is refused', async () => {
    const { begin, find } = opened()
    await begin('1').answer()
    const refused = begin('2')
    const found = find()()
    await refused.refuse()
    expect(await found).toBe('refused')
  })

  it('is the step before when the write on its way has nothing to take back', async () => {
    const { begin, find } = opened()
    await begin('1').answer()
    const mark = begin(undefined)
    const found = find()()
    await mark.answer()
    expect(await found).toMatchObject({ changeId: '1' })
  })

  it('is the step before when the keys are pressed again', async () => {
    const { stack, begin, find } = opened()
    await begin('1').answer()
    const note = begin('2')
    const [first, second] = [find(), find()]
    await note.answer()
    const step = await first()
    if (typeof step === 'object') await stack.undo(step)
    expect([step, await second()]).toMatchObject([{ changeId: '2' }, { changeId: '1' }])
  })

  it('is an action of several writes, whichever of them is on its way', async () => {
    const { begin, find } = opened()
    await begin('1').answer()
    const company = begin(undefined)
    const found = find()()
    const deal = company.answer().then(() => begin('2'))
    expect(await soon(found)).toBe('waiting')
    await (await deal).answer()
    expect(await found).toMatchObject({ changeId: '2' })
  })
})
