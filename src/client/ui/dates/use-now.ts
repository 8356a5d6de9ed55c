import { createStore, useStore } from '@mantine/store'
import { useEffect } from 'react'

const currentMinute = () => Math.floor(Date.now() / 60_000)

const store = createStore({ minute: currentMinute() })
let users = 0
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  if (currentMinute() !== store.getState().minute) store.setState({ minute: currentMinute() })
}

/** The current time to the minute. Every time on the page updates together. */
export const useNow = (): Date => {
  const { minute } = useStore(store)
  useEffect(() => {
    users += 1
    tick()
    timer ??= setInterval(tick, 5_000)
    return () => {
      users -= 1
      if (users > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }, [])
  return new Date(minute * 60_000 + 59_999)
}
