import { useSuspenseQuery } from '@tanstack/react-query'
import type { Me } from '../../../contract/x/people/me.ts'
import { sessionQueries } from './session-queries.ts'

/** Who is signed in. Everything inside the shell may ask: the shell opens when it is known. */
export const useMe = (): Me => useSuspenseQuery(sessionQueries.me()).data
