import { useSuspenseQuery } from '@tanstack/react-query'
import type { Me } from '../../../contract/x/people/me.ts'
import { sessionQueries } from './session-queries.ts'

/** Returns the signed-in user. Works everywhere inside the shell. */
export const useMe = (): Me => useSuspenseQuery(sessionQueries.me()).data
