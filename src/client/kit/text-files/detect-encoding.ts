import { decodeTwice } from './encoded-twice.ts'
import type { Encoding } from './encodings.ts'

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte)

/** The encoding that a byte order mark names. */
const markedEncoding = (bytes: Uint8Array): Encoding | undefined => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return 'utf-32le'
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return 'utf-32be'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined
}

/** In UTF-16 the zero bytes of Latin letters, separators and line ends are all first or all second in their pairs. */
const unmarkedUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  const zeros = [0, 0] as [number, number]
  const pairs = Math.floor(bytes.length / 2)
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  const [first, second] = zeros
  const encoding = second > first ? 'utf-16le' : 'utf-16be'
  if (Math.max(first, second) < pairs / 50 || Math.min(first, second) > pairs / 1000) return undefined
  // Letters of ASCII with a few zeros among them are no wide letters.
  const ascii = bytes.reduce((count, byte) => (byte > 0 && byte < 0x80 ? count + 1 : count), 0)
  const others = bytes.length - first - second
  if (first + second < bytes.length / 5 && ascii > others * 0.75) return undefined
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, pairs * 2))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of them
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? undefined : encoding
}

/** In UTF-32 every fourth byte is zero, and the one beside it is hardly ever more. */
const unmarkedUtf32 = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes.length === 0 || bytes.length % 4 > 0) return undefined
  const isHigh = (zero: number, plane: number) =>
    bytes.every((byte, at) => (at % 4 === zero ? byte === 0 : at % 4 !== plane || byte <= 0x10))
  return isHigh(3, 2) ? 'utf-32le' : isHigh(0, 1) ? 'utf-32be' : undefined
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether bytes are UTF-8, apart from a few: the letters of other encodings are hardly ever valid sequences of UTF-8. */
const isUtf8 = (bytes: Uint8Array) => {
  const text = new TextDecoder().decode(bytes)
  const broken = countOf(text, /\uFFFD/g)
  const whole = countOf(text, /[^\p{ASCII}\uFFFD]/gu)
  // One against one: a letter of Europe is no accident.
  return broken === 0 || whole > broken || (whole === broken && countOf(text, /[\u00c0-\u024f\u0370-\u04ff]/g) === whole)
}

/** Old programs fill fields with zeros; other controls are in no text. */
const isControl = (byte: number) => byte > 0 && byte < 0x20 && !(byte >= 9 && byte <= 13) && byte !== escapeByte

const escapeByte = 0x1b
const dollarByte = 0x24

/** Japanese mail encodes in seven bits, which look like ASCII but for the escape. */
const isIso2022Jp = (bytes: Uint8Array) => {
  const at = bytes.indexOf(escapeByte)
  return at >= 0 && bytes[at + 1] === dollarByte
}

/**
 * Detects the encoding of text: by its byte order mark, as Unicode, or as the encoding in which its letters make the most sense.
 *
 * @returns undefined for bytes that are not text
 * @throws Unreachable when the detector could not be loaded
 */
export const detectEncoding = async (bytes: Uint8Array): Promise<Encoding | undefined> => {
  const marked = markedEncoding(bytes)
  if (marked) return marked
  const zeros = bytes.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0)
  const wide = zeros > 0 ? (unmarkedUtf32(bytes) ?? unmarkedUtf16(bytes)) : undefined
  if (wide) return wide
  if (zeros > bytes.length / 1000 && bytes.some(isControl)) return undefined
  if (isIso2022Jp(bytes)) return 'iso-2022-jp'
  if (isUtf8(bytes)) return decodeTwice(bytes) === undefined ? 'utf-8' : 'utf-8-twice'
  const { guessEncoding } = await import('./guess-encoding.ts')
  return guessEncoding(bytes)
}
