import type { Step } from './undo-stack.ts'

/** The first part of a path: the pages of contacts, of deals, … belong together, and of projects those of one. */
const areaOf = (path: string) =>
  path
    .split('/')
    .slice(1, path.startsWith('/projects/') ? 3 : 2)
    .join('/')

/** How long the notification of a step says what the keys undo, in ms. */
const isFresh = 8000

/**
 * Returns the title of the page where a step was done, if the keys are pressed on another one and the notification of the step is gone: then nobody sees
 * what they would undo.
 */
export const doneElsewhere = ({ place, redirect }: Step, path: string, now: number): string | undefined => {
  if (!place || now - place.at < isFresh) return undefined
  const known = [place.path, ...(redirect ? [redirect.from, redirect.to] : [])]
  return known.some((each) => areaOf(each) === areaOf(path)) ? undefined : place.title
}
