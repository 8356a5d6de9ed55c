import { createStore } from '@mantine/store'

/** Whether the session has ended while the app was open. */
export const sessionStore = createStore({ ended: false })

/** Call this when the service says that nobody is signed in. */
export const endSession = () => sessionStore.setState({ ended: true })

/** Call this when the same user has signed in again. */
export const beginSession = () => sessionStore.setState({ ended: false })

/** Resolves when the same user has signed in again; at once if the session has not ended. */
export const signedInAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      if (sessionStore.getState().ended) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = sessionStore.subscribe(settle)
    settle()
  })
