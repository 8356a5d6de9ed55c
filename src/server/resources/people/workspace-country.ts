import { getCountry, getTimezone } from 'countries-and-timezones'
import type { ReadTx } from '../../core/store/store.ts'

/** Returns the country of a time zone, or of a currency that one country has; undefined for UTC and the euro. */
const countryFrom = (timeZone: string, currency: string): string | undefined =>
  getTimezone(timeZone)?.countries[0] ?? getCountry(currency.slice(0, 2))?.id

/**
 * Returns the two letters of the country of a workspace: that of its first administrator's time zone, or else of its currency. It is the same
 * for all people of the workspace, so that a phone number without a country code is the same number for everybody.
 */
export const countryOf = async ({ db }: ReadTx, account: { id: string; currency: string }): Promise<string | undefined> => {
  const first = await db
    .selectFrom('users')
    .select('timeZone')
    .where('accountId', '=', account.id)
    .where('role', '=', 'admin')
    .where('active', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return countryFrom(first?.timeZone ?? '', account.currency)
}
