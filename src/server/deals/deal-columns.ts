import { scaledValue, valuePlaces } from '../../contract/deal-value.ts'
import { readDecimal } from '../../contract/decimal.ts'
import { fold } from '../../contract/fold.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'

/** How many digits a key has: enough for the largest value, 15 whole digits times 15, with all its decimals. */
export const keyDigits = 40
/** Added to every amount, so that those below nothing stand in order before the others. */
export const keyOffset = 10n ** BigInt(keyDigits - 1)

/** An amount as text of one width that sorts as the amount does; empty text, before all others, where there is none. */
const keyOf = (amount: bigint | undefined) => (amount === undefined ? '' : (amount + keyOffset).toString().padStart(keyDigits, '0'))

/** What follows from a deal: its place by name and by value, and the price as something to be summed. */
export const dealColumns = (row: DealRow): DealColumns => ({
  sortKey: fold(row.name),
  priceKey: keyOf(row.price === '' ? undefined : readDecimal(row.price, valuePlaces)),
  valueKey: keyOf(scaledValue(row)),
})
