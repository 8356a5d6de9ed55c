import { excerpt } from '../html/excerpt.ts'

/** Line breaks, invisible characters and those that change the direction of what follows. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu
/** The joiner of emoji and of some scripts is kept. */
const joiner = /(?<=\p{Emoji}|\p{L}|\p{M})\u200D(?=\p{Emoji}|\p{L})/gu
/** What mail programs take for the address of a page: a dot before a letter or a digit of a name, and the end of a protocol. */
const dot = /[.\u2024\u3002\uFE52\uFF0E\uFF61](?=\p{L}|\p{M}|\d+\p{L})/gu
const protocol = /:(?=\/\/)/g
const placeholder = '\uE000'

/** Returns words that a person chose as one line of at most `most` characters. */
export const oneLine = (words: string, most = 60) => {
  const line = words.replaceAll(placeholder, '').replace(joiner, placeholder).replace(unseen, ' ').replaceAll(placeholder, '\u200D').trim()
  const short = excerpt(line, most)
  return short.length < line.length ? `${short.trimEnd()}…` : line
}

/** Returns such words, for instance the name of a workspace, without anything that a mail program would turn into a link. */
export const foreignWords = (words: string, most?: number) => oneLine(words, most).replace(dot, '$& ').replace(protocol, ': ')

const withoutQuotes = (words: string) => words.replace(/["“”„‟«»]/g, '’')

/** Returns the title of a record between quotation marks, which it cannot end itself. */
export const quotedTitle = (words: string, most = 120) => `“${oneLine(withoutQuotes(words), most)}”`

/** Returns foreign words between quotation marks. */
export const quoted = (words: string, most?: number) => `“${foreignWords(withoutQuotes(words), most)}”`
