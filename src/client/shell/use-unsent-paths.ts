import { useSyncExternalStore } from 'react'
import { useMe } from '../lib/session/use-me.ts'
import { unsentDrafts } from '../ui/edit/draft-storage.ts'

/** Returns the path of the page of each change that could not be sent yet. */
export const useUnsentPaths = (): string[] => {
  const mine = `${useMe().id}:`
  const drafts = useSyncExternalStore(unsentDrafts.subscribe, unsentDrafts.current)
  return [...drafts].flatMap(([key, path]) => (key.startsWith(mine) ? [path] : []))
}
