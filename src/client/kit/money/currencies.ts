import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { currencies } from '../../../contract/wire/money.ts'
import { currencyName } from '../../locale.ts'

const storageKey = 'tandem-currencies'
const maxRecent = 4

/** The currencies that were used last on this device, the latest first. */
const recentCurrencies = (): readonly string[] => {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(' ').filter((code) => currencies().has(code))
  } catch {
    return []
  }
}

/** Puts a currency first among those that were used last. */
export const rememberCurrency = (code: string): void => {
  const next = [code, ...recentCurrencies().filter((each) => each !== code)].slice(0, maxRecent)
  try {
    localStorage.setItem(storageKey, next.join(' '))
  } catch {
    // Storage is full or blocked: the order stays as it is.
  }
}

/** The currencies that are money somewhere today. Browsers also list replaced ones, which old deals may have. */
const current: ReadonlySet<string> = new Set(
  [
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE',
    'CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY',
    'KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO',
    'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB',
    'TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
  ].flatMap((codes) => codes.split(' ')),
)
export const isCurrent = (code: string): boolean => current.has(code)

/** The currencies of a workspace: its own, and those that its records have. */
interface OwnCurrencies {
  readonly own: string
  readonly used: readonly string[]
}

/** Finds currencies by code and name: those that were used last first, then the workspace's, then those of its records, then the others by code. */
export const findCurrencies = (term: string, { own, used }: OwnCurrencies) => {
  const isFound = (code: string) => term === '' || code.startsWith(term.trim().toUpperCase()) || findNormalized(currencyName(code), term)
  return [...new Set([...recentCurrencies(), ...(own === '' ? [] : [own]), ...used, ...[...currencies()].filter(isCurrent)])]
    .filter(isFound)
    .map((code) => ({ id: code, label: code, hint: currencyName(code) }))
}
