import { type Plural, plural } from '../../locale.ts'
import { formatCount } from './format-count.ts'

/** "contact", "contacts" */
export type Noun = Plural

/** "1 contact", "2,418 contacts" */
export const countOf = (count: number, noun: Noun): string => `${formatCount(count)} ${plural(count, noun)}`
