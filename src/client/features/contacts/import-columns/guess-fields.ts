import { contactTypeNamed } from './contact-type-named.ts'
import { type Field, fieldOptions, isOfKind, type Kind, type OfKind, type Part, partsOf } from './file-fields.ts'
import { headingSet, matcherOf, words } from './heading-pattern.ts'
import { kindWords, lastFirstWords, nameWords, partWords, wholeHeadings } from './heading-words.ts'
import { holdEmails, holdNumbers, holdPhones } from './value-types.ts'

const parts = partWords.map(([part, phrases]) => [part, matcherOf(phrases)] as const)
const kindPatterns = kindWords.map(([kind, phrases]) => [kind, matcherOf(phrases)] as const)
const names = headingSet(nameWords)
const lastFirst = headingSet(lastFirstWords)
const whole = wholeHeadings.map(([part, phrases]) => [part, headingSet(phrases)] as const)
const byLabel = new Map(fieldOptions.map(({ value, label }) => [words(label), value]))

/** The kind that a word of any of the languages names. Google marks the main one with an asterisk. */
export const kindNamed = (text: string): Kind | undefined => {
  const named = words(text)
  return kindPatterns.find(([, pattern]) => pattern.test(named))?.[0]
}

/** `Event 1 - Label` of Google: the type of a date. */
export const dateTypeNamed = (text: string): 'anniversary' | 'birthday' | undefined =>
  /anniversary/i.test(text) ? 'anniversary' : /birthday/i.test(text) ? 'birthday' : undefined

/** `E-mail 1 - Type`, `Phone 2 - Label`: the kind of the value beside it. */
const kindHeading = /^(.*(?:mail|phone|address|website|event|im|organization|telefon|adresse).*?) (type|label|kind|typ|art)$/
const secondKinds: Partial<Record<OfKind, Kind>> = { 'e-mail': 'personal', website: 'personal', phone: 'mobile' }

const fullNames = matcherOf(partWords.flatMap(([part, phrases]) => (part === 'full' ? phrases : [])).join(','))

/** What a heading stands for. `name` is a full name or the part that has no column of its own. */
const guess = (heading: string): Field | 'name' => {
  const text = words(heading)
  if (names.has(text.replace(/^(person|contact) /, ''))) return 'name'
  const own = byLabel.get(text)
  if (own) return own
  const alone = whole.find(([, headings]) => headings.has(text))?.[0]
  if (alone) return isOfKind(alone) ? `${alone} work` : alone
  if (kindHeading.test(text)) return 'kind'
  if (lastFirst.has(text)) return 'lastFirst'
  if (fullNames.test(text)) return 'full'
  const part: Part = parts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'out'
  if (!isOfKind(part)) return part
  const numbered = /\b3\b/.test(text) ? 'other' : /\b2\b/.test(text) ? (secondKinds[part] ?? 'home') : 'work'
  return `${part} ${kindNamed(text) ?? numbered}`
}

/** Whether a heading is known, be it to leave its column out. */
const isKnownHeading = (heading: string): boolean => {
  const text = words(heading)
  return text !== '' && (guess(heading) !== 'out' || parts[0]?.[1].test(text) === true)
}

const salutation =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|hr|fr|m|mme|mlle|sr|sra|srta|dott|ing|mag|dipl|sir|herrn|dhr|mevr|pan|pani|г-н|г-жа)\.?(?:\s|$)+)+$/i

const isJobTitle = /\b(job|position|occupation|organization|role)\b/

/** Returns, for each column of values, the column that names their kinds. */
export const kindColumnsOf = (headings: readonly string[], fields: readonly Field[]): ReadonlyMap<number, number> => {
  const hasKinds = (column: number) => isOfKind(partsOf(fields[column] ?? 'out').part) || fields[column] === 'date'
  return new Map(
    fields.flatMap((field, column) => {
      if (field !== 'kind') return []
      const [, stem] = kindHeading.exec(words(headings[column] ?? '')) ?? []
      const named = fields.flatMap((_, at) =>
        stem !== undefined && hasKinds(at) && `${words(headings[at] ?? '')} `.startsWith(`${stem} `) ? at : [],
      )
      const columns = named.length > 0 ? named : hasKinds(column + 1) ? [column + 1] : []
      return columns.map((at) => [at, column] as const)
    }),
  )
}

const plainTitles = headingSet('title, titel, titre, titolo, título')

/** What the values of a column say against its heading, or where that is not known. */
const byValues = (field: Field, heading: string, values: readonly string[], hasEmails: boolean): Field => {
  const text = words(heading)
  const { part } = partsOf(field)
  if (part === 'e-mail' && hasEmails && !values.some((value) => value.includes('@'))) return 'out'
  if (field === 'company' && holdNumbers(values)) return 'out'
  if (field === 'type' && !values.some(contactTypeNamed)) return 'out'
  const isUnknown = field === 'out' && !parts[0]?.[1].test(text)
  if ((isUnknown || part === 'street') && holdEmails(values)) return `e-mail ${kindNamed(text) ?? 'work'}`
  const kind = isUnknown ? kindNamed(text) : undefined
  return kind && holdPhones(values) ? `phone ${kind}` : field
}

/** Guesses where each column goes by its heading and its values. Columns without values are left out. */
export const guessFields = (headings: readonly string[], valuesOf: (column: number) => readonly string[]): Field[] => {
  const guesses = headings.map(guess)
  const has = (field: Field) => guesses.includes(field)
  const hasJobTitle = headings.some((heading, column) => guesses[column] === 'title' && isJobTitle.test(words(heading)))
  const hasSalutation = headings.some((heading) => /^(salutation|name prefix)$/.test(words(heading)))
  const texts = headings.map((_, column) => valuesOf(column).map((text) => text.trim()))
  const hasEmails = texts.some((values, column) => guesses[column]?.startsWith('e-mail') && values.some((text) => text.includes('@')))
  const fields = guesses.map((field, column): Field => {
    const values = (texts[column] ?? []).filter(Boolean)
    if (values.length === 0) return 'out'
    if (field === 'name') return has('last') && !has('first') ? 'first' : has('first') && !has('last') ? 'last' : 'full'
    if (field === 'kind' && !values.some((value) => kindNamed(value) ?? dateTypeNamed(value))) return 'out'
    const isPlainTitle = field === 'title' && plainTitles.has(words(headings[column] ?? ''))
    if (isPlainTitle && (hasJobTitle || (!hasSalutation && values.every((value) => salutation.test(value))))) return 'out'
    return byValues(field, headings[column] ?? '', values, hasEmails)
  })
  const isRepeated = (column: number) =>
    fields[column] !== 'kind' &&
    fields.some((field, at) => at < column && field === fields[column] && texts[at]?.every((text, row) => text === texts[column]?.[row]))
  /** The code of a country or state beside its name. */
  const isCode = (column: number) =>
    / code$/.test(words(headings[column] ?? '')) &&
    /^(?:country|state)/.test(fields[column] ?? '') &&
    fields.some((field, at) => at !== column && field === fields[column])
  const kept = fields.map((field, column): Field => (isRepeated(column) || isCode(column) ? 'out' : field))
  const naming = new Set(kindColumnsOf(headings, kept).values())
  return kept.map((field, column) => (field === 'kind' && !naming.has(column) ? 'out' : field))
}

/** How many rows from the top the headings are looked for. */
const headingRows = 20

/** Returns the place of the row of headings, which may stand below a title: the row with the most known ones, or one without values above e-mail addresses. */
export const findHeadings = (rows: readonly { readonly cells: readonly string[] }[]): number | undefined => {
  const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes('@'))
  const top = rows.slice(0, headingRows)
  const first = top.findIndex(({ cells }) => hasAddress(cells))
  const above = top.slice(0, first < 0 ? headingRows : first)
  const counts = above.map(({ cells }) => cells.filter(isKnownHeading).length)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  // The title above may have an address.
  const later = top.map(({ cells }) => (hasAddress(cells) ? 0 : cells.filter(isKnownHeading).length))
  const mostLater = Math.max(...later)
  if (mostLater > 1) return later.indexOf(mostLater)
  // Headings in another language have no digits, and as many cells as the rows below.
  const last = above.at(-1)
  const below = rows[above.length]
  if (first > 0 && last && below && last.cells.filter(Boolean).length > 1 && !last.cells.some((cell) => /\d/.test(cell)))
    return above.length - 1
  return undefined
}
