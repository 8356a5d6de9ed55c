import type { Case } from '../../../contract/cases.ts'
import { fullName } from '../contacts/contact-words.ts'

const shown = 2

/** "Sigrid Aune, Nils Eide +2" */
export const peopleNames = ({ people }: Case): string => {
  const names = people.slice(0, shown).map(fullName).join(', ')
  return people.length > shown ? `${names} +${people.length - shown}` : names
}
