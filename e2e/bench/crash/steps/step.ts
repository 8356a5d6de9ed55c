import type { Room, State } from '../state.ts'

/** One write: what is sent, and what the writer's things are once it has been done. */
export interface Step {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  after: State
  /** What the answer tells the id of, and under which key. */
  makes?: { room: Room; name: string; key: string }
}
/** Makes a writer's next write in one room; `count` is used once only. */
export type NextStep = (state: State, writer: string, count: number) => Step

export const pick = <T>(items: T[]) => items[Math.floor(Math.random() * items.length)]
/** One of several ways to go on, by lot. */
export const oneOf = (makers: (() => Step)[]): Step => {
  const maker = pick(makers)
  if (!maker) throw new Error('there is nothing to do')
  return maker()
}
export const shuffled = <T>(items: T[]) =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
