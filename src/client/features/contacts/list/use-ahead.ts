import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { contactQueries } from '../queries.ts'

// Long enough that a pointer crossing the list reads nothing, short enough that a press finds it there.
const resting = 60

/** Reads the contact ahead that the pointer or the cursor rests on, without it counting as viewed. */
export const useAhead = (cursorId: string | undefined) => {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ahead = useCallback(
    (id: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void client.prefetchQuery(contactQueries.ahead(id)), resting)
    },
    [client],
  )
  useEffect(() => {
    if (cursorId) ahead(cursorId)
  }, [cursorId, ahead])
  useEffect(() => () => clearTimeout(timer.current), [])
  return ahead
}
