import type { Fault } from '../../contract/wire/decode.ts'
import { busy } from './errors.ts'

interface Waiting {
  owner: string
  begin: () => void
}

/** The most pieces of work of one owner that wait. */
const mostWaiting = 50

/**
 * Runs at most `most` pieces of work at the same time, of one owner at most half of them. Owners that wait take turns, so one who asks for
 * much delays nobody but themselves; `first` goes before all others. Work is refused with 503 and `full` after `patience` milliseconds, or
 * at once where its owner has too much waiting.
 */
export const createTurns = (most: number, patience: number, full: Fault) => {
  const running = new Map<string, number>()
  const [firstLine, usualLine] = [new Map<string, Waiting[]>(), new Map<string, Waiting[]>()]
  let count = 0
  const change = (owner: string, by: number) => {
    count += by
    const next = (running.get(owner) ?? 0) + by
    if (next > 0) running.set(owner, next)
    else running.delete(owner)
  }
  const withdraw = (line: Map<string, Waiting[]>, one: Waiting) => {
    const others = (line.get(one.owner) ?? []).filter((other) => other !== one)
    // Deleted and set again, so its owner is last in the order of the map.
    line.delete(one.owner)
    if (others.length) line.set(one.owner, others)
  }
  const next = () => {
    for (const line of [firstLine, usualLine])
      for (const [owner, [one]] of line) if (one && (running.get(owner) ?? 0) < Math.max(1, most / 2)) return { line, one }
    return undefined
  }
  const beginNext = () => {
    for (let found = next(); found && count < most; found = next()) {
      withdraw(found.line, found.one)
      change(found.one.owner, 1)
      found.one.begin()
    }
  }
  const turn = (owner: string, line: Map<string, Waiting[]>) =>
    new Promise<void>((resolve, reject) => {
      const waiting = line.get(owner) ?? []
      if (waiting.length >= mostWaiting) return reject(busy(full))
      const timer = setTimeout(() => {
        withdraw(line, one)
        reject(busy(full))
      }, patience)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const one = { owner, begin }
      line.set(owner, [...waiting, one])
      beginNext()
    })
  return async <T>(owner: string, work: () => Promise<T>, first = false): Promise<T> => {
    await turn(owner, first ? firstLine : usualLine)
    try {
      return await work()
    } finally {
      change(owner, -1)
      beginNext()
    }
  }
}
