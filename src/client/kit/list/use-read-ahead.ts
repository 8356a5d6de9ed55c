import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { hoverDelay } from '../../ui/list/use-hover-intent.ts'
import type { Row } from '../resource/list-page.ts'
import type { AnyResource } from '../resource/resource.ts'

/** Returns a function that reads a record before it is opened. The record under the cursor is read once the cursor rests. */
export const useReadAhead = <R extends Row>(resource: AnyResource<R>, cursorId: string | undefined) => {
  const client = useQueryClient()
  const readAhead = useCallback((id: string) => void client.prefetchQuery(resource.ahead(id)), [client, resource])
  useEffect(() => {
    if (!cursorId) return
    const timer = setTimeout(() => readAhead(cursorId), hoverDelay)
    return () => clearTimeout(timer)
  }, [cursorId, readAhead])
  return readAhead
}
