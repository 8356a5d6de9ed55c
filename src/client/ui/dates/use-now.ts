import { useEffect, useMemo, useState } from 'react'
import { currentTime } from '../../clock.ts'

const currentMinute = () => Math.floor(currentTime().getTime() / 60_000)

/** The current time to the minute, the same object within one. */
export const useNow = (): Date => {
  const [minute, setMinute] = useState(currentMinute)
  useEffect(() => {
    const timer = setInterval(() => setMinute(currentMinute()), 5_000)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => new Date(minute * 60_000 + 59_999), [minute])
}
