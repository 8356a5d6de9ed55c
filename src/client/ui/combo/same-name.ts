import { createContext } from 'react'

/** Whether two names are spellings of one, as the service decides it. Provided once, by the shell. */
export const SameNameContext = createContext((a: string, b: string): boolean => a === b)
