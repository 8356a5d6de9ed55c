/** Above this, in px a second, nobody reads a row; below the half of it, it is read again. */
const unreadable = 4000
/** ms after which the next step is a movement of its own. */
const pause = 100

/** A step of a list: where it stands (px), and when (ms). */
interface Step {
  offset: number
  time: number
}

/**
 * Whether a list passes too quickly to be read: from the moment that more than a whole view (px) has gone by at such a speed, so that a jump by
 * a page is none. It is told each step.
 */
export const createFlight = () => {
  let before: Step = { offset: 0, time: Number.NEGATIVE_INFINITY }
  let [passed, flying] = [0, false]
  return (step: Step, view: number): boolean => {
    const [way, took] = [Math.abs(step.offset - before.offset), step.time - before.time]
    before = step
    const speed = took > pause ? 0 : (way * 1000) / took
    passed = speed < unreadable ? 0 : passed + way
    flying = passed > view || (flying && speed > unreadable / 2)
    return flying
  }
}
