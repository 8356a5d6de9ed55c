import { scaledValue, valuePlaces } from '../../contract/deals/deal-value.ts'
import { fold } from '../../contract/fold.ts'
import { readDecimal } from '../../contract/wire/decimal.ts'
import type { DealColumns, DealRow } from '../store/rows/deals.ts'

/** How an amount is kept as digits of one width, which sort and add up as the amount does. */
interface Digits {
  width: number
  places: number
}
/** A price has 15 whole digits and 4 decimals, a value 30 and 8; one digit more is for what is less than nothing. */
export const keys = { priceKey: { width: 20, places: 4 }, valueKey: { width: 40, places: valuePlaces } } satisfies Record<string, Digits>

/** Added to every amount, so that those below nothing stand in order before the others. */
export const offsetOf = ({ width }: Digits) => 10n ** BigInt(width - 1)
/** What is kept where there is no amount: it stands before all others and adds nothing. */
export const noAmount = ({ width }: Digits) => '0'.repeat(width)

const keyOf = (amount: bigint | undefined, digits: Digits) =>
  amount === undefined ? noAmount(digits) : (amount + offsetOf(digits)).toString().padStart(digits.width, '0')

/** What follows from a deal: its place by name and by value, and the price as something to be summed. */
export const dealColumns = (row: DealRow): DealColumns => ({
  sortKey: fold(row.name),
  priceKey: keyOf(row.price === '' ? undefined : readDecimal(row.price, keys.priceKey.places), keys.priceKey),
  valueKey: keyOf(scaledValue(row), keys.valueKey),
})
