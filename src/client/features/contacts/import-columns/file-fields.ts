import { kinds } from '../../../../contract/contacts/contacts.ts'

export type Kind = (typeof kinds)[number]

const singleLabels = {
  out: 'Leave out',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  full: 'Full name',
  lastFirst: 'Full name, last name first',
  type: 'Type',
  company: 'Company',
  title: 'Title',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  date: 'Other dates',
  tags: 'Tags',
  background: 'Background',
  note: 'A note on the contact',
  visible: 'Visible to',
  kind: 'Kind (work, home…) of the next column',
}
const kindLabels = {
  'e-mail': 'E-mail',
  phone: 'Phone',
  website: 'Website',
  street: 'Street',
  zip: 'Postcode',
  city: 'City',
  state: 'State',
  country: 'Country',
}
type Single = keyof typeof singleLabels
export type OfKind = keyof typeof kindLabels
export type Part = Single | OfKind

/** The field in a column of a file: `first`, `phone mobile`. */
export type Field = Single | `${OfKind} ${Kind}`

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[]

/** Every field that a column can go to, with its label. Those of a kind are named as in the export. */
export const fieldOptions: readonly { value: Field; label: string }[] = [
  ...keysOf(singleLabels).map((value) => ({ value, label: singleLabels[value] })),
  ...keysOf(kindLabels).flatMap((part) =>
    kinds.map((kind) => ({ value: `${part} ${kind}` as const, label: `${kindLabels[part]} (${kind})` })),
  ),
]

export const labelOf = (field: Field): string => fieldOptions.find(({ value }) => value === field)?.label ?? field

export const isOfKind = (part: Part): part is OfKind => part in kindLabels

/** Returns the part and the kind of a field; parts without kinds count as `work`. */
export const partsOf = (field: Field): { part: Part; kind: Kind } => {
  const [part = 'out', kind = 'work'] = field.split(' ')
  return { part: part as Part, kind: kind as Kind }
}

/** The parts that several columns of a file can hold. */
const repeatable = new Set<Part>(['out', 'kind', 'date', 'tags', 'background', 'note', 'e-mail', 'phone', 'website', 'street'])

/** Returns, for each column, another one that goes to the same field although a contact has one value of it. */
export const takenBy = (fields: readonly Field[]): (number | undefined)[] =>
  fields.map((field, column) => {
    if (repeatable.has(partsOf(field).part)) return undefined
    const other = fields.findIndex((each, at) => at !== column && each === field)
    return other < 0 ? undefined : other
  })
