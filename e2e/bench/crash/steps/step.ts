import type { Resource, State } from '../state.ts'

/** One write: its request, and the writer's expected data after it. */
export interface Step {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  after: State
  /** The created record and the key of its id in the response. */
  makes?: { resource: Resource; name: string; key: string }
}
/** Makes a writer's next write to one resource; `count` is unique. */
export type NextStep = (state: State, writer: string, count: number) => Step

export const pick = <T>(items: T[]) => items[Math.floor(Math.random() * items.length)]
/** Picks one of several steps at random. */
export const oneOf = (makers: (() => Step)[]): Step => {
  const maker = pick(makers)
  if (!maker) throw new Error('no step is possible')
  return maker()
}
export const shuffled = <T>(items: T[]) =>
  items
    .map((item) => [Math.random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
