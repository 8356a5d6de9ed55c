import { listAddress } from '../../kit/list/list-memory.ts'
import { paths } from '../../paths.ts'

/** The address of the list of contacts as it was last seen. */
export const contactListAddress = (): string => listAddress('contacts', paths.contacts)
