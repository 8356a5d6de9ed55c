import type { Fault } from '../../contract/wire/decode.ts'
import { Refusal } from '../errors.ts'

interface Waiting {
  bytes: number
  enter: () => void
}

/**
 * Carries out work that holds bytes in memory (or threads, or what else there is little of) while all of it together holds at most `most` of
 * them. What finds no room waits its turn, in the order it came, and is refused (503, with `full`) after `patience` milliseconds. What is
 * larger than the room gets in when it is alone.
 */
export const createRoom = (most: number, patience: number, full: Fault) => {
  let taken = 0
  const waiting: Waiting[] = []
  const letIn = () => {
    for (let next = waiting[0]; next && (taken === 0 || taken + next.bytes <= most); next = waiting[0]) {
      waiting.shift()
      taken += next.bytes
      next.enter()
    }
  }
  const enter = (bytes: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new Refusal(503, [full], { 'retry-after': '10' }))
        letIn()
      }, patience)
      const one = {
        bytes,
        enter: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(one)
      letIn()
    })
  return async <T>(bytes: number, work: () => Promise<T>): Promise<T> => {
    await enter(bytes)
    try {
      return await work()
    } finally {
      taken -= bytes
      letIn()
    }
  }
}
export type Room = ReturnType<typeof createRoom>
