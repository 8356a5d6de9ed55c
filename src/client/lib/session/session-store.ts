import { createStore } from '@mantine/store'

/** Whether the session has ended while the app was open. */
export const sessionStore = createStore({ ended: false })

/** Call this when the service says that nobody is signed in. */
export const endSession = () => sessionStore.setState({ ended: true })

/** Call this when the same user has signed in again. */
export const beginSession = () => sessionStore.setState({ ended: false })
