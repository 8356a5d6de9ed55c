import type { Name } from './walker.ts'

/** What the service should hold. Notes are newest first, tasks the open ones of the list in order. */
export interface Expected {
  titles: Record<Name, string>
  notes: Record<Name, string[]>
  tasks: string[]
  dealStatus: string
}

/** A write of the person that can be undone: what there was before and after it. */
interface Write {
  /** The record that it changed: another person's later write about it stands in the way of its undo. */
  about: string
  before: Expected
  after: Expected
}

/** What a walk expects, with the person's own steps as the page keeps them. */
export interface Model {
  now: Expected
  done: Write[]
  undone: Write[]
  /** Numbers the texts that are written. */
  written: number
}

export const beginModel = (): Model => ({
  now: { titles: { Ada: '', Grace: '' }, notes: { Ada: [], Grace: [] }, tasks: ['Map', 'Icons', 'Type'], dealStatus: 'pending' },
  done: [],
  undone: [],
  written: 0,
})

/** Notes a write of the person. */
export const noteWrite = (model: Model, about: string, change: (now: Expected) => void) => {
  const before = structuredClone(model.now)
  change(model.now)
  model.done.push({ about, before, after: structuredClone(model.now) })
  model.undone = []
}

/** Moves the newest step from one stack to the other, and returns to what there was on its other side. */
export const takeBack = (model: Model, direction: 'undo' | 'redo') => {
  const [from, to] = direction === 'undo' ? [model.done, model.undone] : [model.undone, model.done]
  const step = from.pop()
  if (!step) return
  to.push(step)
  model.now = structuredClone(direction === 'undo' ? step.before : step.after)
}
