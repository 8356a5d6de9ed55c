import { setTimeout as sleep } from 'node:timers/promises'
import type { Server } from '../child.ts'
import { median, type Row, tenth } from '../table.ts'

const timeout = 20_000

/** A subscriber of live events. */
interface Listener {
  /** Resolves when an event of this record arrives, with `performance.now()` in milliseconds. */
  received: (id: string) => Promise<number>
  stop: () => Promise<void>
}

/** Subscribes, and returns once the service has sent its position. */
export const listen = async ({ origin }: Server, token: string): Promise<Listener> => {
  const response = await fetch(`${origin}/api/x/events`, { headers: { authorization: `Bearer ${token}` } })
  if (response.status !== 200 || !response.body) throw new Error(`no events: ${response.status}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const known = new Map<string, number>()
  const waiting = new Map<string, (at: number) => void>()
  let rest = ''
  const { promise: welcome, resolve: welcomed } = Promise.withResolvers<void>()
  const readEvents = async () => {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const at = performance.now()
      rest += decoder.decode(value, { stream: true })
      const messages = rest.split('\n\n')
      rest = messages.pop() ?? ''
      if (messages.length) welcomed()
      for (const message of messages) {
        const data = /^data: (.*)$/m.exec(message)?.[1]
        if (!data) continue
        const { id } = JSON.parse(data) as { id: string }
        known.set(id, at)
        waiting.get(id)?.(at)
      }
    }
  }
  void readEvents().catch(() => {})
  await welcome
  return {
    received: (id) => {
      const there = known.get(id)
      const arrival = new Promise<number>((resolve) => (there === undefined ? waiting.set(id, resolve) : resolve(there)))
      const never = sleep(timeout, undefined, { ref: false }).then(() => {
        throw new Error(`no event of contact ${id} arrived within ${timeout / 1000} seconds`)
      })
      return Promise.race([arrival, never])
    },
    stop: () => reader.cancel(),
  }
}

export const createContact = async ({ origin }: Server, token: string, name: string): Promise<string> => {
  const response = await fetch(`${origin}/api/contacts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ contact: { type: 'person', name } }),
  })
  if (response.status !== 201) throw new Error(`could not create a contact: ${await response.text()}`)
  return ((await response.json()) as { 'contact-id': string })['contact-id']
}

const listeners = 100
const times = 15

/** Measures the time from sending a create until the last of a hundred subscribers has its event. */
export const measureListeners = async (group: string, writer: Server, heardAt: Server, tokens: string[]): Promise<Row> => {
  const all = await Promise.all(Array.from({ length: listeners }, (_, i) => listen(heardAt, tokens[i % tokens.length] ?? '')))
  try {
    const [last, answered]: [number[], number[]] = [[], []]
    for (let time = 0; time < times; time += 1) {
      const sent = performance.now()
      const id = await createContact(writer, tokens[0] ?? '', `Heard ${time}`)
      answered.push(performance.now() - sent)
      last.push(Math.max(...(await Promise.all(all.map((one) => one.received(id))))) - sent)
    }
    const [clock, worst] = [median(last), Math.max(...last)]
    return {
      ...{ group, what: `an event reaches ${listeners} listeners`, target: '≤ 100 ms' },
      measured: `${tenth(clock)} ms from sending the create to the last event (longest ${tenth(worst)})`,
      beside: `the create itself responds after ${tenth(median(answered))} ms`,
      reached: clock <= 100,
      values: { clock, worst, answered: median(answered) },
    }
  } finally {
    for (const one of all) await one.stop()
  }
}
