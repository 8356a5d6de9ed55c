import { createContext } from 'react'
import type { Destination } from './domain.ts'

/** The pages that the navigation leads the user to. */
export const DestinationsContext = createContext<readonly Destination[]>([])
