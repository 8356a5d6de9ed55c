import { listAddress } from '../../kit/list/list-memory.ts'
import type { RecordWords } from '../../kit/record/record-words.ts'
import { paths } from '../../paths.ts'

export const contactPageWords: RecordWords = {
  one: 'contact',
  list: 'Contacts',
  listAddress: () => listAddress('contacts', paths.contacts),
}
