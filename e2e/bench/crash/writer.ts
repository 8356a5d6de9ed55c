import { randomUUID } from 'node:crypto'
import { emptyState, type State } from './state.ts'
import type { Step } from './steps/step.ts'
import { nextStep, type Undoable } from './steps/steps.ts'

/** The service's address and the writer's token. */
export interface Place {
  base: string
  token: string
}
/** A write without a response before the service died. */
interface Pending {
  step: Step
  key: string
}
export interface Writer {
  name: string
  /** The state after all acknowledged writes. */
  settled: () => State
  /** Writes until the service dies, and returns the number of acknowledged writes. */
  write: (place: Place) => Promise<number>
  /** The unacknowledged write, if there is one. */
  pending: () => Pending | undefined
  /** Sets the state to what the database contains after a crash. */
  adopt: (state: State) => void
}

class Refused extends Error {}

/** Sends a step; undefined without a complete response, or if the database is unreachable. An error response throws, because every step must succeed. */
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
  if (answer.status >= 300) throw new Refused(`${method} ${path} failed with ${answer.status}: ${answer.text}`)
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
        const made = makes && step.after[makes.resource].get(makes.name)
        if (made) made.id = answer.body[makes.key] ?? ''
        last = { change: answer.change, before: state }
        state = step.after
        pending = undefined
      }
    },
  }
}
