import { useEffect, useRef, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { findMatches } from './find-matches.ts'
import type { MatchKey } from './plan-import.ts'

/** Finds the contacts that rows may join. Each key is looked up once. */
export const useMatches = (keys: readonly MatchKey[]) => {
  const [found, setFound] = useState<ReadonlyMap<string, readonly Contact[]>>(new Map())
  const [error, setError] = useState<unknown>()
  const known = useRef(new Map<string, readonly Contact[]>())
  const left = keys.filter(({ key }) => !found.has(key)).length
  useEffect(() => {
    const missing = [...new Map(keys.map((each) => [each.key, each])).values()].filter(({ key }) => !known.current.has(key))
    if (missing.length === 0 || error !== undefined) return
    const stopper = new AbortController()
    const show = () => !stopper.signal.aborted && setFound(new Map(known.current))
    const onFound = (key: string, contacts: readonly Contact[]) => {
      known.current.set(key, contacts)
      if (known.current.size % 200 === 0) show()
    }
    findMatches(missing, { signal: stopper.signal, onFound }).then(show, (reason: unknown) => {
      if (!stopper.signal.aborted) setError(reason)
    })
    return () => stopper.abort()
  }, [keys, error])
  return { found, left, error, retry: () => setError(undefined) }
}
