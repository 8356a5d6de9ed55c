import type { Address, Contact, ContactDatum } from '../../../contract/contacts/contacts.ts'
import type { ImportantDate } from '../../../contract/contacts/important-dates.ts'
import { type Fields, idsField, joinedField, listField, textField } from '../../kit/resource/fields.ts'
import { audienceField } from '../../kit/visibility/audience-field.ts'
import { formatDate } from '../../ui/dates/format-date.ts'

interface CompanyChange {
  companyId?: string
  companyName?: string
}

const withCompany = ({ companyId: _, companyName: __, ...contact }: Contact, { companyId, companyName }: CompanyChange): Contact => ({
  ...contact,
  ...(companyId && { companyId }),
  ...(companyName && { companyName }),
})

/** An address as it is written on a letter: street; postcode and city, state, country. */
export const addressLines = ({ address, zipCode, city, state, country }: Partial<Address>): string => {
  const place = [[zipCode, city].filter(Boolean).join(' '), state, country].filter(Boolean).join(', ')
  return [address, place].filter(Boolean).join('\n')
}

/** How the parts of a contact change. */
export const contactFields: Fields<Contact> = [
  textField('name', 'name'),
  textField('lastName', 'last name'),
  textField('title', 'title'),
  joinedField({
    label: 'company',
    keys: ['companyId', 'companyName'],
    text: ({ companyName }) => companyName ?? '',
    apply: withCompany,
  }),
  textField('backgroundInfo', 'background'),
  audienceField<Contact, 'groupId'>('groupId'),
  listField<ContactDatum>('contactData', 'phone, e-mail or website', ({ entityValue }) => entityValue),
  listField<ImportantDate>('importantDates', 'date', ({ date }) => formatDate(date)),
  listField<Address>('addresses', 'address', (address) => addressLines(address).replaceAll('\n', ', ')),
  idsField('attachment'),
]
