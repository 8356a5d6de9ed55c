import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { restTime } from '../../ui/list/rest-timer.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'

/** Returns a function that reads a record before it is opened. The record under the cursor is read once the cursor rests. */
export const useReadAhead = <R extends Row, S, New, Change extends object>(
  resource: Resource<R, S, New, Change>,
  cursorId: string | undefined,
) => {
  const client = useQueryClient()
  const readAhead = useCallback((id: string) => void client.prefetchQuery(resource.ahead(id)), [client, resource])
  useEffect(() => {
    if (!cursorId) return
    const timer = setTimeout(() => readAhead(cursorId), restTime)
    return () => clearTimeout(timer)
  }, [cursorId, readAhead])
  return readAhead
}
