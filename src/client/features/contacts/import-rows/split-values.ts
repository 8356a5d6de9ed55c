import { normalTag } from '../../../../contract/contacts/tags.ts'

/** Between values of one cell: as the export joins them, as Google does, or one a line. */
const separators = /(\\*)(?:;(?=\s|$)|:::)|[\n\r]+/g

const separated = (text: string, pattern: RegExp): string[] => {
  const values: string[] = []
  let value = ''
  let from = 0
  for (const { 0: whole, 1: slashes = '', index } of text.matchAll(pattern)) {
    const isEscaped = slashes.length % 2 === 1
    value += text.slice(from, index) + '\\'.repeat(Math.floor(slashes.length / 2))
    from = index + whole.length
    if (isEscaped) value += whole.slice(slashes.length)
    else {
      values.push(value)
      value = ''
    }
  }
  return [...values, value + text.slice(from)]
}

/** Returns the values of a cell. */
export const splitValues = (text: string): string[] =>
  separated(text, separators)
    .map((value) => value.trim())
    .filter(Boolean)

/** Returns the same part of several addresses. An empty part keeps its place. */
export const splitParts = (text: string): string[] => separated(text, /(\\*);(?=\s|$)/g).map((part) => part.replace(/^ /, ''))

/** The label that Google gives to every contact. It marks its other labels of its own with an asterisk too. */
const everyContact = /^\* ?my ?contacts$/i

/** Between tags, the surest first. One with a backslash is part of a tag. */
const tagSeparators = [/(?<!\\):::/, /,/, /(?<!\\);/]

/** A list as programs write it: `["a","b"]`, `"a","b"`. */
const quotedList = /^\[?\s*(["'])(.*)\1\s*\]?$/s

/** Takes the marks of a list off. Quotation marks within a tag are part of it. */
const withoutMarks = (text: string) => {
  const [, mark, inner] = quotedList.exec(text.trim()) ?? []
  return mark === undefined || inner === undefined ? text : inner.split(new RegExp(`${mark}\\s*[,;]\\s*${mark}`)).join(',')
}

/** Returns the tags of a cell. */
export const splitTagCell = (cell: string): string[] => {
  const text = withoutMarks(cell)
  return text
    .split(tagSeparators.find((separator) => separator.test(text)) ?? '\n')
    .map(normalTag)
    .filter((tag) => tag && !everyContact.test(tag))
    .map((tag) =>
      tag.replace(/^\* /, '').replaceAll(/(\\*)(;|:::)/g, (_, slashes: string, mark) => slashes.slice(0, slashes.length / 2) + mark),
    )
}
