import { formatCount } from './format-count.ts'

/** Singular and plural: "contact", "contacts". */
export interface Noun {
  readonly one: string
  readonly other: string
}

let rules: Intl.PluralRules | undefined

/** The form of a noun that goes with a number. */
export const nounFor = (count: number, noun: Noun): string => {
  rules ??= new Intl.PluralRules('en')
  return rules.select(count) === 'one' ? noun.one : noun.other
}

/** "1 contact", "2,418 contacts" */
export const countOf = (count: number, noun: Noun): string => `${formatCount(count)} ${nounFor(count, noun)}`
