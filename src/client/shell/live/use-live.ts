import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { whenSettled } from '../../ui/lazy/when-idle.ts'

const retryAfter = 60_000

/** Shows changes by others while the shell is open. Starts once the page is idle. */
export const useLive = () => {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    // Read before the wait: the user may be read again by then, after an event that the page has missed.
    const lastEventId = client.getQueryData(sessionQueries.me().queryKey)?.lastEventId
    const begin = async () => {
      await whenSettled()
      if (signal.aborted) return
      try {
        const { startLiveUpdates } = await import('./start-live-updates.ts')
        if (!signal.aborted) signal.addEventListener('abort', startLiveUpdates(client, lastEventId))
      } catch {
        setTimeout(() => void begin(), retryAfter)
      }
    }
    void begin()
    return () => left.abort()
  }, [client])
}
