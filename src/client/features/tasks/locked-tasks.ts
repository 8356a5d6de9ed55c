import { createContext } from 'react'

/** Whether the tasks on the page can only be read, as in an archived project. */
export const LockedTasks = createContext(false)
