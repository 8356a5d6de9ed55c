import { serbia, ukraine } from './cyrillic.ts'
import { nigeria, poland, turkey, vietnam } from './eastern.ts'
import { japan, korea, taiwan } from './eastern-asian.ts'
import { greece } from './greek.ts'
import type { Locale } from './locale.ts'
import { finland, hungary, norway, sweden } from './northern.ts'
import { israel, lebanon, morocco } from './semitic.ts'
import { brazil, italy, portugal, spain } from './southern.ts'
import { india, thailand } from './southern-asian.ts'
import { britain, france, germany, ireland } from './western.ts'

// The agency is in Lisbon. Closer countries are more frequent.
const weighted: [Locale, number][] = [
  [portugal, 9],
  [spain, 6],
  [britain, 6],
  [germany, 6],
  [france, 5],
  [norway, 5],
  [italy, 3],
  [brazil, 3],
  [sweden, 3],
  [ireland, 3],
  [poland, 3],
  [japan, 3],
  [greece, 3],
  [ukraine, 3],
  [india, 3],
  [finland, 2],
  [hungary, 2],
  [turkey, 2],
  [nigeria, 2],
  [vietnam, 2],
  [serbia, 2],
  [lebanon, 2],
  [morocco, 2],
  [israel, 2],
  [korea, 2],
  [taiwan, 2],
  [thailand, 2],
]

/** Every locale, repeated by its frequency. */
export const locales: Locale[] = weighted.flatMap(([locale, times]) => Array.from({ length: times }, () => locale))
