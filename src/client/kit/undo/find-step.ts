import type { Mutation, QueryClient } from '@tanstack/react-query'
import { until } from '../../lib/moments.ts'
import type { createUndoStack } from './undo-stack.ts'
import type { Step } from './undo-step.ts'

type Stack = Pick<ReturnType<typeof createUndoStack>, 'steps' | 'isRunning'>
type Write = Pick<Mutation, 'mutationId' | 'state'>

const writesOf = (client: QueryClient): readonly Write[] => client.getMutationCache().getAll()
const isPending = ({ state }: Write) => state.status === 'pending'
const isOf = ({ changeId }: Step, { state }: Write) => (state.data as { changeId?: string } | undefined)?.changeId === changeId

/** Resolves when a write has been answered and whoever sent it has added its step. */
const answered = async (client: QueryClient, write: Write) => {
  await until(
    () => !isPending(write),
    (look) => client.getMutationCache().subscribe(look),
  )
  await new Promise((done) => setTimeout(done))
}

/**
 * Returns the function that finds what the user wants to take back as of now: the write begun last, or the newest step. It waits for the answer of
 * that write alone; where the write was refused there is nothing to take back.
 */
export const findStep = (client: QueryClient, stack: Stack): (() => Promise<Step | 'none' | 'refused'>) => {
  const known = stack.steps()
  const begun = writesOf(client).filter(isPending).toReversed()
  const newest = () => known.findLast((step) => stack.steps().includes(step)) ?? 'none'
  const isNewer = (step: Step | 'none', { mutationId }: Write) =>
    step !== 'none' && writesOf(client).some((write) => isOf(step, write) && write.mutationId > mutationId)
  /** Follows one action of several writes, each sent when the one before has been answered. */
  const stepOf = async (write: Write): Promise<Step | 'none' | 'refused'> => {
    await answered(client, write)
    if (write.state.status === 'error') return 'refused'
    const step = stack.steps().findLast((each) => isOf(each, write))
    if (step) return step
    const next = writesOf(client).find((other) => isPending(other) && other.mutationId > write.mutationId && !begun.includes(other))
    return next ? stepOf(next) : 'none'
  }
  return async () => {
    if (stack.isRunning()) return newest()
    for (const write of begun) {
      if (isNewer(newest(), write)) break
      const step = await stepOf(write)
      if (step !== 'none') return step
    }
    return newest()
  }
}
