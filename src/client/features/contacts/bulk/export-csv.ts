import type { Contact } from '../../../../contract/contacts.ts'
import { showNote } from '../../../ui/float/undo-note.tsx'
import { tagsOf } from '../contact-words.ts'

const columns = [
  'Type',
  'Name',
  'Last name',
  'Title',
  'Company',
  'E-mails',
  'Phones',
  'Websites',
  'Addresses',
  'Tags',
  'Background',
  'Created',
  'Changed',
]

const values = ({ contactData }: Contact, type: string) =>
  contactData
    .filter(({ entityType }) => entityType === type)
    .map(({ entityValue }) => entityValue)
    .join('; ')

const addressesOf = ({ addresses }: Contact) =>
  addresses
    .map(({ address, zipCode, city, state, country }) => [address, zipCode, city, state, country].filter(Boolean).join(', '))
    .join('; ')

const row = (contact: Contact) => [
  contact.type,
  contact.name,
  contact.lastName ?? '',
  contact.title ?? '',
  contact.companyName ?? '',
  values(contact, 'e-mail'),
  values(contact, 'phone'),
  values(contact, 'website'),
  addressesOf(contact),
  tagsOf(contact).join(', '),
  contact.backgroundInfo ?? '',
  contact.createdAt,
  contact.updatedAt,
]

// A spreadsheet would run these as formulas; a telephone number may begin with a plus.
const formula = /^[=@\t\r]|^[+-](?![\d\s().-]+(;|$))/

/** Contacts as CSV text, one a line under a line of heads. */
export const toCsv = async (contacts: readonly Contact[]): Promise<string> => {
  const { unparse } = await import('papaparse')
  return unparse([columns, ...contacts.map(row)], { escapeFormulae: formula })
}

/** Gives the contacts to the person as a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const downloadCsv = async (contacts: readonly Contact[], today: Date) => {
  const csv = await toCsv(contacts).catch(() => undefined)
  if (csv === undefined) return showNote({ message: 'The export did not load. Try again once the connection is back.', tone: 'red' })
  const text = `\uFEFF${csv}`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = `contacts-${today.toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
