type Listener = () => void
const listeners = new Set<Listener>()

/** Says that the service no longer knows who asks. Whoever shows the sign-in listens. */
export const endSession = () => {
  for (const listener of listeners) listener()
}

/** Calls back whenever the session has ended; returns the way to stop listening. */
export const onSessionEnded = (listener: Listener) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
