import { Unreachable } from '../../lib/service-error.ts'
import { type Encoding, encodings, isRare } from './encodings.ts'
import { decodeRare } from './rare-encodings.ts'

/** The names of the detector where they differ from those of browsers. */
const ownNames: Partial<Record<Encoding, string>> = {
  ibm866: 'cp866',
  macintosh: 'MacRoman',
  'x-mac-cyrillic': 'MacCyrillic',
  'windows-874': 'CP874',
}
const cyrillic = /\p{Script=Cyrillic}/gu
const commonInCyrillic = /[оеаинтсрвліў]/g
/** Fewer letters say nothing. */
const enoughCyrillic = 6

/** Whether a text in Cyrillic has as many of its common letters as words have: the detector sees no difference in capitals. Above 1 it has. */
const cyrillicShare = (text: string) => {
  const count = text.match(cyrillic)?.length ?? 0
  return count < enoughCyrillic ? 1 : Math.min(1.3, (text.toLowerCase().match(commonInCyrillic)?.length ?? 0) / count / 0.45)
}
const unicode: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be']
const nameOf = (encoding: Encoding) => (ownNames[encoding] ?? encoding).toLowerCase()
const byName = new Map<string, Encoding>([
  ...encodings.filter((each) => !unicode.includes(each) && !isRare(each)).map((each) => [nameOf(each), each] as const),
  ['ibm866', 'ibm866'],
  ['cp932', 'shift_jis'],
  ['cp949', 'euc-kr'],
  ['iso8859-15', 'iso-8859-15'],
])

/** In bytes, of the cells that tell encodings apart. */
const mostTelling = 100_000

/** The separators of cells. None of them is part of a letter in any encoding. */
const separators = new Set([...',;"\t\r\n'].map((each) => each.charCodeAt(0)))

/** Returns each cell that has other letters than ASCII, once. The others say nothing about an encoding. */
const tellingCells = (bytes: Uint8Array): Uint8Array => {
  const cells = new Set<string>()
  let [size, from, telling] = [0, 0, false]
  for (let at = 0; at <= bytes.length && size < mostTelling; at += 1) {
    const byte = bytes[at]
    if (byte !== undefined && !separators.has(byte)) {
      telling ||= byte > 0x7f
      continue
    }
    if (telling) {
      const cell = String.fromCharCode(...bytes.subarray(from, Math.min(at, from + 1000)))
      if (!cells.has(cell)) size += cell.length
      cells.add(cell)
    }
    ;[from, telling] = [at + 1, false]
  }
  return Uint8Array.from([...cells].join('\n'), (letter) => letter.charCodeAt(0))
}

const unlikely = [
  // A small letter before a capital one, as in "MÃ¼ller" or "îÁÒ" read wrongly.
  /\p{Ll}\p{Lu}/gu,
  // A symbol inside a word, other than an apostrophe or a hyphen.
  /(?<=\p{L})[^\p{L}\p{M}\p{ASCII}\p{Nd}’·‐‑\u00ad\u200c\u200d](?=\p{L})/gu,
  // A capital letter with an accent inside a name, as in "MŸller".
  /(?<=\p{Lu})(?![A-Z])\p{Lu}(?=\p{Ll})/gu,
  // Controls, and codes without a letter.
  /[\u0080-\u009f\uFFFD\p{Co}\p{Cn}]/gu,
  // Two scripts in one word.
  /(?<=[a-z])(?!\p{Script=Latin})\p{L}/gu,
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/gu,
]

/** The higher, the more likely: the share of letters beyond ASCII that stand where they would in words. */
const plausibility = (text: string) => {
  const letters = text.match(/\P{ASCII}/gu)?.length ?? 1
  const odd = unlikely.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0)
  return (Math.max(0, 1 - odd / letters) * cyrillicShare(text)) ** 2
}

const common = new Set('äöüßéåøæñçáíóúãÄÖÜÉÅØÆÁÍÓÚąćęłńśźżčďěňřšťůýžőűąŁŚŹŻČĎŘŠŤŮÝŽŐŰğışİŞășțȘȚ’–—“”„«»…€°')
const lessCommon = new Set('õèàêâôîëûïùìòœÀÈÂÊÎÔñÑÇĞĄĆĘŃ')

/** From 1 down to 0: whether the letters beyond ASCII are those that languages write often. Other scripts have only such. */
const familiarity = (text: string) => {
  const letters = text.match(/\P{ASCII}/gu) ?? []
  const sum = letters.reduce((total, letter) => {
    const isOther = /(?!\p{Script=Latin})\p{L}/u.test(letter)
    return total + (common.has(letter) || isOther ? 1 : lessCommon.has(letter) ? 0.7 : 0)
  }, 0)
  return (sum / Math.max(1, letters.length)) * plausibility(text)
}

/** The code pages of DOS, which the detector does not know. */
const dosPages = ['cp850', 'cp852', 'cp857', 'cp737', 'cp862'] as const

/** They are rarer than others that read a text as well. */
const dosWeight = 0.9

const guessDosPage = (cells: Uint8Array) =>
  dosPages
    .map((encoding) => ({ encoding, familiarity: familiarity(decodeRare(encoding, cells)) * dosWeight }))
    .toSorted((a, b) => b.familiarity - a.familiarity)[0]

/** What most files are in wins where the detector sees no difference to speak of. */
const weights: Partial<Record<Encoding, number>> = { 'windows-1252': 1.28, 'windows-1251': 1.1 }
/** Added to every confidence: in a few words the detector sees differences that mean nothing. */
const noise = 0.03

/** Guesses the encoding of text that is not Unicode, from its letters. @throws Unreachable when the detector could not be loaded */
export const guessEncoding = async (bytes: Uint8Array): Promise<Encoding> => {
  const { detectAll } = await import('jschardet').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  const cells = tellingCells(bytes)
  const candidates = detectAll(cells, { detectEncodings: [...byName.keys()], minimumThreshold: 0 }).flatMap(({ encoding, confidence }) => {
    const known = byName.get(encoding?.toLowerCase() ?? '')
    if (!known) return []
    const text = new TextDecoder(known).decode(cells)
    return { encoding: known, text, likelihood: (confidence + noise) * plausibility(text) * (weights[known] ?? 1) }
  })
  const [best] = candidates.toSorted((a, b) => b.likelihood - a.likelihood)
  const dos = guessDosPage(cells)
  if (dos && dos.familiarity > (best ? familiarity(best.text) : 0)) return dos.encoding
  if (!best) return 'windows-1252'
  return encodings.find((each) => candidates.some(({ encoding, text }) => encoding === each && text === best.text)) ?? best.encoding
}
