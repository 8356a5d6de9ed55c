import { foldSpelling } from '../../../../contract/fold-spelling.ts'
import type { Actor } from '../../../core/actor.ts'
import type { SearchMore } from '../../../core/hooks.ts'
import { type FoundRow, most } from '../../../core/lists/found-row.ts'
import { phoneDigits } from '../../../core/store/searchable/phones.ts'
import type { ReadTx } from '../../../core/store/store.ts'
import { findByEmail, findByPhone } from './find-by-entry.ts'
import { findWithCompany } from './find-with-company.ts'

/** Finds contacts by phone number or by e-mail address. */
const findByNumberOrAddress = (tx: ReadTx, actor: Actor, asked: string) => {
  const digits = phoneDigits(asked)
  return digits.length ? findByPhone(tx, actor, digits) : findByEmail(tx, actor, foldSpelling(asked).trim().toLowerCase())
}

/** Adds people who are found with the name of their company. If no name matches, finds contacts by phone number or e-mail address. */
export const findOtherwise: SearchMore = async (tx, actor, found, { asked, words, rarestOf }): Promise<FoundRow[]> => {
  const employed = found.length < most && words.length > 1 ? await findWithCompany(tx, actor, words, rarestOf) : []
  const all = [...new Map([...found, ...employed].map((row) => [row.id, row])).values()].slice(0, most)
  return all.length ? all : findByNumberOrAddress(tx, actor, asked)
}
