import type { State } from '../state.ts'
import { contactStep } from './contact-steps.ts'
import { dealStep } from './deal-steps.ts'
import { messageStep } from './message-steps.ts'
import { type NextStep, pick, type Step } from './step.ts'
import { createProject, taskStep } from './task-steps.ts'

/** An undoable change and the state before it. */
export interface Undoable {
  change: string
  before: State
}

const inProject =
  (step: NextStep): NextStep =>
  (state, writer, count) =>
    state.projects.size ? step(state, writer, count) : createProject(state, writer, count)
/** The resources to write to, weighted towards those with the most relations. */
const nextIn: NextStep[] = [contactStep, contactStep, contactStep, taskStep, taskStep, taskStep, dealStep, inProject(messageStep)]

/** Picks the writer's next write at random. */
export const nextStep = (state: State, writer: string, count: number, last: Undoable | undefined): Step => {
  if (last && Math.random() < 0.15) return { method: 'POST', path: `/x/changes/${last.change}/undo`, after: last.before }
  return (pick(nextIn) ?? contactStep)(state, writer, count)
}
