import type { Fault } from '../../../contract/wire/decode.ts'
import { Refusal } from '../../errors.ts'

interface Waiting {
  bytes: number
  whose: string
  enter: () => void
}

/**
 * Carries out work that holds bytes in memory (or threads, or what else there is little of) while all of it together holds at most `most` of
 * them. What finds no room waits its turn, in the order it came, and is refused (503, with `full`) after `patience` milliseconds. What is
 * larger than the room gets in when it is alone. Of work that is somebody's, all of theirs holds at most half, or is one piece: while they
 * wait for themselves others go before them.
 */
export const createRoom = (most: number, patience: number, full: Fault) => {
  let taken = 0
  const held = new Map<string, number>()
  const waiting: Waiting[] = []
  const heldBy = (whose: string) => held.get(whose) ?? 0
  const take = (bytes: number, whose: string) => {
    taken += bytes
    if (whose === '') return
    const own = heldBy(whose) + bytes
    if (own > 0) held.set(whose, own)
    else held.delete(whose)
  }
  const hasShare = ({ bytes, whose }: Waiting) => heldBy(whose) === 0 || heldBy(whose) + bytes <= most / 2
  const letIn = () => {
    for (let next = waiting.find(hasShare); next && (taken === 0 || taken + next.bytes <= most); next = waiting.find(hasShare)) {
      waiting.splice(waiting.indexOf(next), 1)
      take(next.bytes, next.whose)
      next.enter()
    }
  }
  const enter = (bytes: number, whose: string) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1)
        reject(new Refusal(503, [full], { 'retry-after': '10' }))
        letIn()
      }, patience)
      const one = {
        bytes,
        whose,
        enter: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      waiting.push(one)
      letIn()
    })
  return async <T>(bytes: number, work: () => Promise<T>, whose = ''): Promise<T> => {
    await enter(bytes, whose)
    try {
      return await work()
    } finally {
      take(-bytes, whose)
      letIn()
    }
  }
}
export type Room = ReturnType<typeof createRoom>
