import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSettled } from '../../ui/lazy/lazy-component.tsx'

const again = 60_000

/** What others do is shown as it happens, for as long as the shell is open. It begins when the page has come to rest. */
export const useLive = () => {
  const client = useQueryClient()
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const begin = async () => {
      await whenSettled()
      if (signal.aborted) return
      try {
        const { follow } = await import('./follow.ts')
        if (!signal.aborted) signal.addEventListener('abort', follow(client))
      } catch {
        setTimeout(() => void begin(), again)
      }
    }
    void begin()
    return () => left.abort()
  }, [client])
}
