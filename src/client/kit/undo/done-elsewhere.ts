import type { Step } from './undo-step.ts'

/** Whether two pages belong together: those of contacts, of deals, …, and below a record those of that one, as in a project. */
const belongTogether = (a: string, b: string) => {
  const [, area, record, ...below] = a.split('/')
  const [, otherArea, otherRecord, ...otherBelow] = b.split('/')
  return area === otherArea && (below.length === 0 || otherBelow.length === 0 || record === otherRecord)
}

/** How long the notification of a step says what the keys undo, in ms. */
const freshFor = 8000

/**
 * Returns the title of the page where a step was done, if the keys are pressed on another one and the notification of the step is gone: then nobody sees
 * what they would undo.
 */
export const doneElsewhere = ({ place, redirect }: Step, path: string, now: number): string | undefined => {
  if (!place || now - place.at < freshFor) return undefined
  const known = [place.path, ...(redirect ? [redirect.from, redirect.to] : [])]
  return known.some((each) => belongTogether(each, path)) ? undefined : place.title
}
