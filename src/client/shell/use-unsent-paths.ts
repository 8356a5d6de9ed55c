import { useSyncExternalStore } from 'react'
import { unsentDrafts } from '../kit/drafts/draft-storage.ts'
import { useMe } from '../lib/session/use-me.ts'

/** Returns the path of the page of each change that could not be sent yet. */
export const useUnsentPaths = (): string[] => {
  const mine = `${useMe().id}:`
  const drafts = useSyncExternalStore(unsentDrafts.subscribe, unsentDrafts.current)
  return [...drafts].flatMap(([key, path]) => (key.startsWith(mine) ? [path] : []))
}
