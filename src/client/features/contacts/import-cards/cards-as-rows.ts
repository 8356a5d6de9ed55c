import type { CsvRow } from '../../../kit/text-files/read-csv.ts'
import { fieldOptions, type Kind } from '../import-columns/file-fields.ts'
import { kindNamed } from '../import-columns/guess-fields.ts'
import { joinValues } from '../list/join-values.ts'
import { type CardProperty, hasCards, parseCards } from './parse-cards.ts'

/** The values of a card, by the labels of fields. */
type Values = Map<string, string[]>

const kindOfTypes: readonly [type: string, kind: Kind][] = [
  ['FAX', 'fax'],
  ['CELL', 'mobile'],
  ['MOBILE', 'mobile'],
  ['IPHONE', 'mobile'],
  ['HOME', 'home'],
  ['WORK', 'work'],
  ['PAGER', 'other'],
  ['OTHER', 'other'],
]

const addressLabels = ['Street', 'City', 'State', 'Postcode', 'Country']

/** Apple writes `_$!<Home>!$_`. */
const plainLabel = (label: string) => label.replace(/^_\$!<(.*)>!\$_$/, '$1')

const valuesOf = (card: readonly CardProperty[]): Values => {
  const values: Values = new Map()
  const add = (label: string, text: string) => values.set(label, [...(values.get(label) ?? []), text])
  const first = (name: string) => card.find((property) => property.name === name)
  const labelOf = ({ group }: CardProperty) =>
    plainLabel((group && card.find((each) => each.group === group && each.name === 'X-ABLABEL')?.text) || '')
  const kindOf = (property: CardProperty) =>
    kindOfTypes.find(([type]) => property.types.has(type))?.[1] ?? kindNamed(labelOf(property)) ?? 'work'
  const company = first('ORG')?.parts[0] ?? ''
  const whole = first('FN')?.text ?? ''
  const [last = '', given = '', middle = ''] = first('N')?.parts ?? []
  const isCompany = first('KIND')?.text.toLowerCase() === 'org' || first('X-ABSHOWAS')?.text.toUpperCase() === 'COMPANY'
  if (isCompany) {
    add('Type', 'company')
    add('Company', company || whole)
  } else {
    const isNamed = given !== '' || (last !== '' && last !== whole)
    if (isNamed)
      for (const [label, text] of Object.entries({ 'First name': given, 'Middle name': middle, 'Last name': last })) add(label, text)
    else add('Full name', whole || last || (company ? '' : (first('NICKNAME')?.text ?? first('EMAIL')?.text ?? '')))
    add('Company', company)
  }
  add('Title', (first('TITLE') ?? first('ROLE'))?.text ?? '')
  for (const property of card) {
    const { name, parts, text } = property
    if (name === 'EMAIL') add(`E-mail (${kindOf(property)})`, text)
    if (name === 'TEL') add(`Phone (${kindOf(property)})`, text.replace(/^tel:/i, ''))
    if (name === 'URL') add(`Website (${kindOf(property)})`, text)
    // Apple writes 1604 where a birthday has no year.
    if (name === 'BDAY') add('Birthday', text.replace(/^1604-/, '--'))
    if (/^(?:X-)?ANNIVERSARY$/.test(name)) add('Anniversary', text)
    if (name === 'X-ABDATE') add(/anniversary/i.test(labelOf(property)) ? 'Anniversary' : 'Other dates', text)
    // Google gives every contact the category "myContacts".
    if (name === 'CATEGORIES') for (const tag of text.split(/[,;]/)) if (!/^\s*my ?contacts\s*$/i.test(tag)) add('Tags', tag.trim())
    if (name === 'NOTE') add('Background', text)
    if (name === 'ADR') {
      const [box, extended, street, city = '', state = '', code = '', country = ''] = parts
      const lines = [extended, street, box].filter(Boolean).join('\n')
      for (const [at, part] of [lines, city, state, code, country].entries()) add(`${addressLabels[at]} (${kindOf(property)})`, part)
    }
  }
  return values
}

const cellOf = (label: string, texts: readonly string[] = []) => {
  if (!texts.some(Boolean)) return ''
  if (label === 'Tags') return texts.join(', ')
  return /\)$|dates$/.test(label) ? joinValues(texts) : texts.filter(Boolean).join('\n')
}

/** Returns contact cards as rows with the headings of our export; undefined for other text. Groups of contacts are none. */
export const cardsAsRows = (text: string): CsvRow[] | undefined => {
  if (!hasCards(text)) return undefined
  const isGroup = ({ name, text }: CardProperty) => /^(?:X-ADDRESSBOOKSERVER-)?KIND$/.test(name) && text.toLowerCase() === 'group'
  const cards = parseCards(text)
    .filter((card) => !card.some(isGroup))
    .map(valuesOf)
    .filter((values) => [...values.values()].some((texts) => texts.some(Boolean)))
  const labels = fieldOptions.flatMap(({ label }) => (cards.some((values) => values.get(label)?.some(Boolean)) ? label : []))
  if (cards.length === 0) return []
  return [labels, ...cards.map((values) => labels.map((label) => cellOf(label, values.get(label))))].map((cells, at) => ({
    number: at + 1,
    cells,
  }))
}
