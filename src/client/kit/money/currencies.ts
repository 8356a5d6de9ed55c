import { findNormalized } from '../../../contract/normalize-for-search.ts'
import { currencies } from '../../../contract/wire/values.ts'

const names = new Intl.DisplayNames('en', { type: 'currency' })

/** "Euro" */
export const currencyName = (code: string): string => names.of(code) ?? code

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

/**
 * Returns all currencies: the workspace's first, then those that were used last, then the others by code.
 *
 * @param own the currency of the workspace
 */
export const orderedCurrencies = (own: string): readonly string[] => [
  ...new Set([...(own === '' ? [] : [own]), ...recentCurrencies(), ...currencies()]),
]

/** Finds currencies by code and name, the workspace's and those that were used last first. */
export const findCurrencies = (term: string, own: string) => {
  const isFound = (code: string) => term === '' || code.startsWith(term.trim().toUpperCase()) || findNormalized(currencyName(code), term)
  return orderedCurrencies(own)
    .filter(isFound)
    .map((code) => ({ id: code, label: code, hint: currencyName(code) }))
}
