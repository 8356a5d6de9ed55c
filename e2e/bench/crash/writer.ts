import { randomUUID } from 'node:crypto'
import { emptyState, type State } from './state.ts'
import type { Step } from './steps/step.ts'
import { nextStep, type Undoable } from './steps/steps.ts'

/** Where the service is, and who writes. */
export interface Place {
  base: string
  token: string
}
/** A write that was sent and not answered before the service died. */
interface Pending {
  step: Step
  key: string
}
export interface Writer {
  name: string
  /** What has been acknowledged. */
  settled: () => State
  /** Writes one thing after the other until the service is gone; gives how many were acknowledged. */
  write: (place: Place) => Promise<number>
  /** The write that nobody knows about, if there is one. */
  pending: () => Pending | undefined
  /** Takes over what the database holds after a crash. */
  adopt: (state: State) => void
}

class Refused extends Error {}

/** Sends a step; undefined where no whole answer came, or one that says that the database has gone. A refusal is an error: every step is one that has to succeed. */
export const send = async ({ base, token }: Place, { method, path, body }: Step, key: string) => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(method === 'POST' ? { 'idempotency-key': key } : {}),
  }
  let answer: { status: number; change: string; text: string }
  try {
    const response = await fetch(base + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    answer = { status: response.status, change: response.headers.get('x-change') ?? '', text: await response.text() }
  } catch {
    return undefined
  }
  if (answer.status === 503 && answer.text.includes('"unreachable"')) return undefined
  if (answer.status >= 300) throw new Refused(`${method} ${path} was refused with ${answer.status}: ${answer.text}`)
  return { change: answer.change, body: JSON.parse(answer.text) as Record<string, string> }
}

export const createWriter = (name: string): Writer => {
  let state = emptyState()
  let pending: Pending | undefined
  let last: Undoable | undefined
  let count = 0
  return {
    name,
    settled: () => state,
    pending: () => pending,
    adopt: (found) => {
      state = found
      pending = undefined
      last = undefined
    },
    write: async (place) => {
      for (let acknowledged = 0; ; acknowledged++) {
        count += 1
        const step = nextStep(state, name, count, last)
        pending = { step, key: randomUUID() }
        const answer = await send(place, step, pending.key)
        if (!answer) return acknowledged
        const { makes } = step
        const made = makes && step.after[makes.room].get(makes.name)
        if (made) made.id = answer.body[makes.key] ?? ''
        last = { change: answer.change, before: state }
        state = step.after
        pending = undefined
      }
    },
  }
}
