/** ms without a scroll or a move after which a pointer rests. */
export const restTime = 80

/** Calls `onRest` with a target once nothing has moved for `restTime`. */
export const createRestTimer = <T>(onRest: (target: T) => void) => {
  let target: T | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = target === undefined ? undefined : setTimeout(() => target !== undefined && onRest(target), restTime)
  }
  return {
    /** The pointer is over another target now, or over none. */
    moveTo: (next: T | undefined) => {
      target = next
      restart()
    },
    /** The content under the pointer moves. */
    restart,
    stop: () => clearTimeout(timer),
  }
}
