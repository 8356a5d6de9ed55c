import type { Transport } from '../lib/transport.ts'

const running = new Set<Promise<unknown>>()

/** Remembers the writes of this page until they are answered. */
export const withWrites =
  (ask: Transport): Transport =>
  (request) => {
    const answer = ask(request)
    if (request.method === 'GET') return answer
    running.add(answer)
    const end = () => void running.delete(answer)
    answer.then(end, end)
    return answer
  }

/** Resolves when all writes of this page have been answered. */
export const writesDone = async (): Promise<void> => {
  while (running.size > 0) await Promise.allSettled(running)
}
