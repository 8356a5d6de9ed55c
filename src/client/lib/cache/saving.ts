import { useStore } from '@mantine/store'
import { useMutationState } from '@tanstack/react-query'
import { Unreachable } from '../service-error.ts'
import { type SendingState, sendingStore } from './sending.ts'

/** `unsaved`: the last write found no connection. A refused write is reverted by its editor, so it leaves nothing unsaved. */
export type Saving = 'saved' | 'saving' | 'unsaved'

/** Returns the saving state of these writes, in order, and of the uploads. */
export const savingOf = (writes: readonly { status: string; error: unknown }[], { underWay, unsent }: SendingState): Saving => {
  if (underWay > 0 || writes.some(({ status }) => status === 'pending')) return 'saving'
  return unsent > 0 || writes.at(-1)?.error instanceof Unreachable ? 'unsaved' : 'saved'
}

/** Returns the saving state of everything written so far, uploads included. */
export const useSaving = (): Saving => {
  const writes = useMutationState({ select: ({ state: { status, error } }) => ({ status, error }) })
  return savingOf(writes, useStore(sendingStore))
}
