import { excerpt } from '../../core/html/excerpt.ts'

/** Line breaks, invisible characters and those that change the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu
/** The joiner of emoji and of some scripts is kept. */
const joiner = /(?<=\p{Emoji}|\p{L}|\p{M})\u200D(?=\p{Emoji}|\p{L})/gu
/** What mail programs take for the address of a page: a dot before a letter or a digit of a name, and the end of a protocol. */
const dot = /[.\u2024\u3002\uFE52\uFF0E\uFF61](?=\p{L}|\p{M}|\d+\p{L})/gu
const protocol = /:(?=\/\/)/g
const placeholder = '\uE000'

/** Returns text of a user as one line of at most `most` characters. */
export const oneLine = (words: string, most = 60) => {
  const line = words.replaceAll(placeholder, '').replace(joiner, placeholder).replace(unseen, ' ').replaceAll(placeholder, '\u200D').trim()
  const short = excerpt(line, most)
  return short.length < line.length ? `${short.trimEnd()}…` : line
}

/** Returns text of a user, such as the name of a workspace, as one line without anything that a mail program would turn into a link. */
export const withoutLinks = (words: string, most?: number) => oneLine(words, most).replace(dot, '$& ').replace(protocol, ': ')

const withoutQuotes = (words: string) => words.replace(/["“”„‟«»]/g, '’')

/** Returns the title of a record between quotation marks, which it cannot end itself. */
export const quotedTitle = (words: string, most = 120) => `“${oneLine(withoutQuotes(words), most)}”`

/** Returns text of a user between quotation marks, without links. */
export const quoted = (words: string, most?: number) => `“${withoutLinks(withoutQuotes(words), most)}”`
