import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addValues } from '../../../../contract/deals/deal-value.ts'
import type { Deal, DealStatus } from '../../../../contract/deals/deals.ts'
import type { DealSum } from '../../../../contract/x/deals.ts'
import { refresh } from '../../../lib/cache/long-list.ts'
import { dealResource, dealSummary } from '../deal-resource.ts'
import type { DealSearch } from '../deal-search.ts'
import { currenciesOf } from '../deal-words.ts'

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

/** The sums from before a move, and the moves since then. Sums that are read while deals are being written hold some of them already. */
interface Moving {
  readonly from: readonly DealSum[]
  readonly moves: readonly Move[]
  /** How many moves have not settled. */
  readonly open: number
}

export const beginMove = (now: Moving | undefined, read: readonly DealSum[], move: Move): Moving =>
  now ? { ...now, moves: [...now.moves, move], open: now.open + 1 } : { from: read, moves: [move], open: 1 }
export const refuseMove = (now: Moving | undefined, move: Move): Moving | undefined =>
  now && { ...now, moves: now.moves.filter((each) => each !== move) }
export const endMove = (now: Moving | undefined): Moving | undefined => (now && now.open > 1 ? { ...now, open: now.open - 1 } : undefined)

/** Returns the sums of a status: those read, or while deals move those from before, with all moves. */
export const sumsIn = (read: readonly DealSum[], status: DealStatus, moving: Moving | undefined): readonly Sum[] => {
  const { from, moves } = moving ?? { from: read, moves: [] }
  const held: readonly Sum[] = from.filter(({ dealStatus }) => dealStatus === status).map(({ currency, value }) => ({ currency, value }))
  return moves.reduce((sums, { deals, to }) => {
    const come = to === status ? deals : []
    const leave = to === status ? [] : deals.filter(({ dealStatus }) => dealStatus === status)
    const grown = sumsOf(come).reduce((now, sum) => addSum(now, sum, 1n), sums)
    return sumsOf(leave).reduce((now, sum) => addSum(now, sum, -1n), grown)
  }, held)
}

/** The sums of each status. A move counts at once, and exactly once. */
export const useDealSums = (search: DealSearch) => {
  const client = useQueryClient()
  const { data } = useQuery({ ...dealSummary(search), placeholderData: keepPreviousData })
  const [moving, setMoving] = useState<Moving>()
  return {
    currencies: currenciesOf(data ?? []).map(({ code }) => code),
    /** Undefined until the sums have been read. */
    sumsIn: (status: DealStatus) => data && sumsIn(data, status, moving),
    /** Counts a move from its start until the service has summed up again, or refused it. */
    during: async (move: Move, written: Promise<unknown>) => {
      setMoving((now) => beginMove(now, data ?? [], move))
      try {
        await written
      } catch (error) {
        setMoving((now) => refuseMove(now, move))
        throw error
      } finally {
        await refresh(client, { queryKey: [...dealResource.keys.all, 'summary'] }).catch(() => undefined)
        setMoving(endMove)
      }
    },
  }
}
