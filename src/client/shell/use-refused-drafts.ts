import { useEffect, useSyncExternalStore } from 'react'
import { refusedDrafts } from '../kit/drafts/draft-entries.ts'
import { keepPageOpen } from '../lib/keep-page-open.ts'

/** Whether this browser could not store a draft, because its storage is full or blocked. */
export const useHasRefusedDrafts = (): boolean => useSyncExternalStore(refusedDrafts.subscribe, refusedDrafts.current) > 0

/** Makes the browser ask before a page is left whose drafts it could not store. */
export const useKeepRefusedDrafts = (): void => {
  const isRefused = useHasRefusedDrafts()
  useEffect(() => (isRefused ? keepPageOpen() : undefined), [isRefused])
}
