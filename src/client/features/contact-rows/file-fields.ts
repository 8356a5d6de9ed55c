import { kinds } from '../../../contract/contacts/contacts.ts'
import { normalizeForSearch } from '../../../contract/normalize-for-search.ts'

export type Kind = (typeof kinds)[number]

const singleLabels = {
  out: 'Leave out',
  first: 'First name',
  last: 'Last name',
  full: 'Full name',
  type: 'Type',
  company: 'Company',
  title: 'Title',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  date: 'Other dates',
  tags: 'Tags',
  background: 'Background',
  visible: 'Visible to',
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
type OfKind = keyof typeof kindLabels
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

/** Returns the part and the kind of a field; parts without kinds count as `work`. */
export const partsOf = (field: Field): { part: Part; kind: Kind } => {
  const [part = 'out', kind = 'work'] = field.split(' ')
  return { part: part as Part, kind: kind as Kind }
}

const words = (heading: string) =>
  normalizeForSearch(heading)
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
const byLabel = new Map(fieldOptions.map(({ value, label }) => [words(label), value]))

/** Common headings of HubSpot, Google, Outlook and spreadsheets. The first rule that matches counts. */
const rules: readonly [RegExp, Part][] = [
  [
    /\b(label|phonetic|yomi|prefix|suffix|nickname|display|formatted|box|extended|domain|department|ids?|owner|created|updated|assistant|manager|spouse)\b/,
    'out',
  ],
  [/\b(first|given|middle) ?name\b|^(first|vorname)$/, 'first'],
  [/\b(last|family) ?name\b|^(last|surname|nachname)$/, 'last'],
  [/\be ?mail\b/, 'e-mail'],
  [/\b(tele)?(phone|fax|mobile|cell|tel|telefon|handy)\b/, 'phone'],
  [/\b(website|web|url|homepage)\b/, 'website'],
  [/\b(city|town|ort|stadt)\b/, 'city'],
  [/\b(postal|zip|plz|post ?code)\b/, 'zip'],
  [/\b(country|land)\b/, 'country'],
  [/\b(state|region|province|county)\b/, 'state'],
  [/\b(street|address|strasse|adresse)\b/, 'street'],
  [/\b(birthday|birth|dob|geburtstag)\b/, 'birthday'],
  [/\banniversary\b/, 'anniversary'],
  [/\b(job|title|position)\b/, 'title'],
  [/\b(company|organi[sz]ation|employer|firma?)\b/, 'company'],
  [/\b(tags?|categor(y|ies)|labels|groups?)\b/, 'tags'],
  [/\b(notes?|background|description|comments?|notizen)\b/, 'background'],
  [/^((full|contact|customer|client) )?name$/, 'full'],
]

const kindRules: readonly [RegExp, Kind][] = [
  [/\bfax\b/, 'fax'],
  [/\b(mobile|cell|handy)\b/, 'mobile'],
  [/\b(home|private|privat)\b/, 'home'],
  [/\bpersonal\b/, 'personal'],
  [/\bother\b/, 'other'],
  [/\b(business|work|company)\b/, 'work'],
  [/\b3\b/, 'other'],
]
const secondKinds: Partial<Record<OfKind, Kind>> = { 'e-mail': 'personal', website: 'personal', phone: 'mobile' }

const isOfKind = (part: Part): part is OfKind => part in kindLabels

const guess = (heading: string): Field => {
  const text = words(heading)
  const own = byLabel.get(text)
  if (own) return own
  const part = rules.find(([rule]) => rule.test(text))?.[1] ?? 'out'
  if (!isOfKind(part)) return part
  const kind = kindRules.find(([rule]) => rule.test(text))?.[1] ?? (/\b2\b/.test(text) ? (secondKinds[part] ?? 'home') : 'work')
  return `${part} ${kind}`
}

/** Guesses where each column goes by its heading. Columns without values are left out. */
export const guessFields = (headings: readonly string[], hasValues: (column: number) => boolean): Field[] => {
  const fields = headings.map((heading, column) => (hasValues(column) ? guess(heading) : 'out'))
  // "Name" beside a last name is the first name, unless there is a column for that too.
  const isFirst = headings.some((heading) => guess(heading) === 'last') && !headings.some((heading) => guess(heading) === 'first')
  return fields.map((field) => (field === 'full' && isFirst ? 'first' : field))
}

/** Whether a first row has headings: none of them is an e-mail address, and one of them is known. */
export const hasHeadings = (cells: readonly string[]): boolean =>
  !cells.some((cell) => cell.includes('@')) && cells.some((cell) => guess(cell) !== 'out')
