import { useEffect, useState } from 'react'
import { whenSettled } from './lazy-component.tsx'

/** Whether the page has loaded and been idle since: for what is not needed at once. */
export const useSettled = (): boolean => {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    let left = false
    void whenSettled().then(() => !left && setSettled(true))
    return () => {
      left = true
    }
  }, [])
  return settled
}
