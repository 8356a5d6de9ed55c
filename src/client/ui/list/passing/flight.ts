/** Above this, in px a second, nobody reads a row; below the half of it, it is read again. */
const unreadable = 4000
/** ms after which the next step is a movement of its own; the frames of a busy machine can be half as long. */
const pause = 200
/** ms after which a step comes late: what the one before had to draw took longer than a frame. */
const late = 30
/** ms over which it is looked whether a flight goes on: single steps of a busy machine come early and late. */
const look = 150

/** A step of a list: where it stands (px), and when (ms). */
interface Step {
  offset: number
  time: number
}

const speedOf = (from: Step, to: Step) => (Math.abs(to.offset - from.offset) * 1000) / (to.time - from.time)

/**
 * Whether a list passes too quickly to be read: from the moment that more than a whole view (px) has gone by at such a speed, so that a jump by
 * a page is none; at once where its rows cannot be drawn as quickly as they pass, or most of the view is new with each step. It is told each step.
 */
export const createFlight = () => {
  let before: Step = { offset: 0, time: Number.NEGATIVE_INFINITY }
  let [passed, flying] = [0, false]
  return (step: Step, view: number): boolean => {
    const took = step.time - before.time
    const far = Math.abs(step.offset - before.offset)
    if (flying && took < look) return true
    const fast = took <= (flying ? 2 * look : pause) && speedOf(before, step) > (flying ? unreadable / 2 : unreadable)
    passed = fast ? passed + far : 0
    flying = passed > view || (fast && (flying || took > late || far > view / 2))
    before = step
    return flying
  }
}
