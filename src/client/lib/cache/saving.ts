import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Unreachable } from '../service-error.ts'

/** `unsaved`: the last write found no answer. A refused write is taken back where it was made, so nothing is left unsaved. */
export type Saving = 'saved' | 'saving' | 'unsaved'

/** How it stands with everything written so far. */
export const useSaving = (): Saving => {
  const cache = useQueryClient().getMutationCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => {
      const writes = cache.getAll().map(({ state }) => state)
      if (writes.some(({ status }) => status === 'pending')) return 'saving'
      return writes.at(-1)?.error instanceof Unreachable ? 'unsaved' : 'saved'
    },
  )
}
