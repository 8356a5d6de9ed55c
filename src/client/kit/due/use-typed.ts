import { useEffect, useState } from 'react'
import { loadDayWords } from './typed-day.ts'

/** Reads what is typed, again once the code that understands words has arrived. */
export const useTyped = <T>(text: string, read: (text: string) => T): T => {
  const [, setLoaded] = useState(0)
  useEffect(() => {
    let active = true
    void loadDayWords(text)?.then(() => active && setLoaded((now) => now + 1))
    return () => {
      active = false
    }
  }, [text])
  return read(text)
}
