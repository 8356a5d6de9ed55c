type Listener = () => void

const signal = () => {
  const listeners = new Set<Listener>()
  return {
    give: () => {
      for (const listener of listeners) listener()
    },
    on: (listener: Listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
const ended = signal()
const begun = signal()

/** Says that the service no longer knows who asks. Whoever shows the sign-in listens. */
export const endSession = ended.give

/** Calls back whenever the session has ended; returns the way to stop listening. */
export const onSessionEnded = ended.on

/** Says that whose session had ended is signed in again, on the same page. */
export const beginSession = begun.give

/** Calls back whenever that is so; returns the way to stop listening. */
export const onSessionBegun = begun.on
