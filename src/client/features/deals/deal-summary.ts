import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Deal, DealStatus } from '../../../contract/deals/deals.ts'
import { type DealSum, getDealSummary } from '../../../contract/x/deals.ts'
import { api } from '../../lib/api.ts'
import { refresh } from '../../lib/cache/long-list.ts'
import { addValues } from './deal-money.ts'
import { dealResource, filtersOf } from './deal-resource.ts'
import type { DealSearch } from './deal-search.ts'

/** The sums of the deals that a search finds, by status and currency, and with `by` also by month. */
export const dealSummary = (search: DealSearch, by?: 'month') => {
  const query = { ...filtersOf(search), ...(by && { by }) }
  return queryOptions({
    queryKey: [...dealResource.keys.all, 'summary', query] as const,
    queryFn: ({ signal }) => api(getDealSummary, { query, signal }).then(({ summary }) => summary),
    staleTime: 60_000,
  })
}

/** A sum of values in one currency, exact decimal text. */
export interface Sum {
  readonly currency: string
  readonly value: string
}

/** Returns the sums of deals by currency. */
export const sumsOf = (deals: readonly Deal[]): readonly Sum[] =>
  deals.reduce<readonly Sum[]>((sums, { currency, value = '0' }) => addSum(sums, { currency, value }, 1n), [])

const addSum = (sums: readonly Sum[], { currency, value }: Sum, sign: 1n | -1n): readonly Sum[] =>
  sums.some((sum) => sum.currency === currency)
    ? sums.map((sum) => (sum.currency === currency ? { currency, value: addValues(sum.value, value, sign) } : sum))
    : [...sums, { currency, value: addValues('0', value, sign) }]

interface Move {
  readonly deals: readonly Deal[]
  readonly to: DealStatus
}

/** A move that the sums of the service may lack. */
interface UncountedMove extends Move {
  /** When the service answered, in ms; undefined until then. Sums read later contain it. */
  readonly writtenAt?: number | undefined
}

/** Returns the moves that sums read at this time, in ms, do not contain. */
export const missingIn = (moves: readonly UncountedMove[], readAt: number): readonly Move[] =>
  moves.filter(({ writtenAt }) => writtenAt === undefined || readAt < writtenAt)

/** Returns the sums of a status with the moves that they lack. */
export const sumsIn = (summary: readonly DealSum[], status: DealStatus, moves: readonly Move[]): readonly Sum[] => {
  const held: readonly Sum[] = summary.filter(({ dealStatus }) => dealStatus === status).map(({ currency, value }) => ({ currency, value }))
  return moves.reduce((sums, { deals, to }) => {
    const come = to === status ? deals : []
    const leave = to === status ? [] : deals.filter(({ dealStatus }) => dealStatus === status)
    const grown = sumsOf(come).reduce((now, sum) => addSum(now, sum, 1n), sums)
    return sumsOf(leave).reduce((now, sum) => addSum(now, sum, -1n), grown)
  }, held)
}

/** The sums of each status. Moves count at once, until the service has summed up again. */
export const useDealSums = (search: DealSearch) => {
  const client = useQueryClient()
  const query = dealSummary(search)
  const { data, dataUpdatedAt } = useQuery({ ...query, placeholderData: keepPreviousData })
  const [moves, setMoves] = useState<readonly UncountedMove[]>([])
  return {
    /** Undefined until the sums have been read. */
    sumsIn: (status: DealStatus) => data && sumsIn(data, status, missingIn(moves, dataUpdatedAt)),
    /** Counts a move from its start until it has been written, or refused. */
    during: async (move: Move, written: Promise<unknown>) => {
      const { deals } = move
      const without = (now: readonly UncountedMove[]) => now.filter((each) => each.deals !== deals)
      setMoves((now) => [...now, move])
      try {
        await written
        setMoves((now) => [...without(now), { ...move, writtenAt: Date.now() }])
      } finally {
        await refresh(client, { queryKey: [...dealResource.keys.all, 'summary'] }).catch(() => undefined)
        setMoves(without)
      }
    },
  }
}
