const apostrophes = /[`´ʹʻʼʽʾʿˈ՚׳‘’‚‛′‵Ꞌꞌ＇]/g
const quotes = /[“”„‟″‶«»״〝〞〟＂]/g
/** Hyphens and dashes of every kind, the minus sign, and the dot between Japanese names. */
const hyphens = /[\p{Dash_Punctuation}−・･]/gu
/** Soft hyphens, joiners, marks of direction, byte order marks and others that nobody sees. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** Vowel marks and the stretching line of Arabic, and the points of Hebrew. Hamza and madda belong to their letters. */
const vowelMarks =
  /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u0652\u0656-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/g
const isPlain = /^[\x20-\x5f\x61-\x7e]*$/

/** Returns whether a text has anything that can be seen. */
export const isVisible = (text: string): boolean => text.replace(invisible, '').trim() !== ''

/**
 * Makes spellings of one name the same that keyboards and programs write differently: one kind of apostrophe, of quotation mark and of hyphen, no
 * invisible characters and no vowel marks. Case and accents stay.
 */
export const foldSpelling = (text: string): string =>
  isPlain.test(text)
    ? text
    : text.replace(invisible, '').replace(vowelMarks, '').replace(apostrophes, "'").replace(quotes, '"').replace(hyphens, '-')

const script = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]'
const betweenCjk = new RegExp(`(?<=${script})[\\s·]+(?=${script})`, 'gu')

/** Takes the blanks and dots out between Chinese, Japanese and Korean letters, which names are written with and without. */
export const joinCjk = (text: string): string => (isPlain.test(text) ? text : text.replace(betweenCjk, ''))

export const isCjk = (text: string): boolean => new RegExp(script, 'u').test(text)
