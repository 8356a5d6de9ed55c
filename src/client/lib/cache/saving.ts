import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { Unreachable } from '../service-error.ts'
import { type SendingState, sendingState } from './sending.ts'

/** `unsaved`: the last write found no answer. A refused write is taken back where it was made, so nothing is left unsaved. */
export type Saving = 'saved' | 'saving' | 'unsaved'

/** How it stands with the writes in this order and with the files. */
export const savingOf = (writes: readonly { status: string; error: unknown }[], { underWay, unsent }: SendingState): Saving => {
  if (underWay > 0 || writes.some(({ status }) => status === 'pending')) return 'saving'
  return unsent > 0 || writes.at(-1)?.error instanceof Unreachable ? 'unsaved' : 'saved'
}

/** How it stands with everything written so far, files included. */
export const useSaving = (): Saving => {
  const cache = useQueryClient().getMutationCache()
  const subscribe = useCallback(
    (changed: () => void) => {
      const leave = [cache.subscribe(changed), sendingState.subscribe(changed)]
      return () => {
        for (const each of leave) each()
      }
    },
    [cache],
  )
  return useSyncExternalStore(subscribe, () =>
    savingOf(
      cache.getAll().map(({ state }) => state),
      sendingState.current(),
    ),
  )
}
