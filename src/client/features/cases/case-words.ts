import { IconCheck, IconCircleDot } from '@tabler/icons-react'
import type { Case } from '../../../contract/cases.ts'
import { listAddress } from '../../kit/list/list-memory.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { paths } from '../../paths.ts'
import { fullName } from '../../records/contacts/contact-words.ts'

export const caseListAddress = (): string => listAddress('cases', paths.cases)
export const casePageWords: RecordWords = { one: 'case', list: 'Cases', listAddress: caseListAddress }

export const statusWords = {
  open: { label: 'Open', icon: IconCircleDot },
  closed: { label: 'Closed', icon: IconCheck },
} as const

const shown = 2

/** "Sigrid Aune, Nils Eide +2" */
export const peopleNames = ({ people }: Case): string => {
  const names = people.slice(0, shown).map(fullName).join(', ')
  return people.length > shown ? `${names} +${people.length - shown}` : names
}
