import { scaledValue, valuePlaces } from '../../../contract/deals/deal-value.ts'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'
import { readDecimal } from '../../../contract/wire/decimal.ts'
import type { DerivedColumns } from '../../core/store/tables.ts'

/** An amount as decimal digits of fixed width, which sort and add up as the amount does. */
interface Digits {
  width: number
  places: number
}
/** A price has 15 digits before and 4 after the decimal point, a value 30 and 8. One more digit is for negative amounts. */
export const keys = { priceKey: { width: 20, places: 4 }, valueKey: { width: 40, places: valuePlaces } } satisfies Record<string, Digits>

/** Added to every amount, so negative amounts sort first. */
export const offsetOf = ({ width }: Digits) => 10n ** BigInt(width - 1)
/** Stored if there is no amount. It sorts first and adds nothing. */
export const noAmount = ({ width }: Digits) => '0'.repeat(width)

const keyOf = (amount: bigint | undefined, digits: Digits) =>
  amount === undefined ? noAmount(digits) : (amount + offsetOf(digits)).toString().padStart(digits.width, '0')

/** Sorts deals without an expected day after all others. */
const noDay = '9999-99-99'

/** The derived columns of a deal, for the order by name, value and expected day, and for sums. */
export const dealColumns: DerivedColumns<'deals'> = {
  sortKey: (row) => normalizeForSearch(row.name),
  priceKey: (row) => keyOf(row.price === '' ? undefined : readDecimal(row.price, keys.priceKey.places), keys.priceKey),
  valueKey: (row) => keyOf(scaledValue(row), keys.valueKey),
  expectedKey: (row) => row.expectedOn || noDay,
}
