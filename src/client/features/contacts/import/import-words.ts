import { plural } from '../../../locale.ts'
import { contactNoun } from '../../../records/contacts/contact-search.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { bodyOf, type ImportFile } from '../import-rows/import-file.ts'
import type { ImportUnit, RowState } from '../import-rows/plan-import.ts'

export const rowNoun = { one: 'row', other: 'rows' }

/** The tabs over the checked rows. */
export const rowTabs = ['fault', 'join', 'new', 'all'] as const
export type RowTab = (typeof rowTabs)[number]

export const tabLabels: Record<RowTab, string> = { fault: "Can't be imported yet", join: 'Join', new: 'New', all: 'All' }

/** Whether a tab lists rows of a state. */
export const isInTab = (tab: RowTab, state: RowState) => tab === 'all' || tab === state

const mostNamed = 3
const named = (names: readonly string[]) =>
  names.slice(0, mostNamed).join(', ') + (names.length > mostNamed ? ` and ${formatCount(names.length - mostNamed)} more` : '')

/** Says which companies an import makes. @param verb "Creates" before, "Created" after */
export const companyWords = (verb: 'Creates' | 'Created', names: readonly string[]): string =>
  names.length === 0
    ? ''
    : `${verb} ${plural(names.length, { one: 'the company', other: `${formatCount(names.length)} companies:` })} ${named(names)}.`.replace(
        /\.\.$/,
        '.',
      )

/** Says which columns of the file are left out although they have values. */
export const columnWords = (file: Pick<ImportFile, 'fields' | 'rows' | 'headingsAt'>, headings: readonly string[]): string => {
  const body = bodyOf(file)
  const hasValues = (column: number) => body.some(({ cells }) => cells[column]?.trim())
  const left = headings.filter((_, column) => (file.fields[column] ?? 'out') === 'out' && hasValues(column))
  return left.length === 0 ? '' : `${plural(left.length, { one: 'Column', other: 'Columns' })} left out: ${named(left)}.`
}

/** Says which contacts get a note. */
export const noteWords = (units: readonly ImportUnit[]): string => {
  const count = units.filter(({ draft }) => draft.note).length
  return count === 0
    ? ''
    : `${countOf(count, contactNoun)} ${plural(count, { one: 'gets', other: 'get' })} one note with the text of their notes, written by you.`
}

/** Says which rows are left out because they add up the others. */
export const totalWords = (numbers: readonly number[]): string =>
  numbers.length === 0
    ? ''
    : numbers.length === 1
      ? `Row ${numbers[0]} is left out: it looks like a total or a footnote.`
      : `Rows ${numbers.join(', ')} are left out: they look like totals or footnotes.`
