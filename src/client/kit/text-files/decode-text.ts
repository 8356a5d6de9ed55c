import { Unreachable } from '../../lib/service-error.ts'
import { detectEncoding } from './detect-encoding.ts'
import { type Encoding, isRare } from './encodings.ts'

export interface DecodedText {
  readonly text: string
  readonly encoding: Encoding
}

/** The replacement character, which decoders write for bytes that they cannot read. */
const broken = '\uFFFD'

/** Whether a text has letters that could not be read. */
export const hasBrokenLetters = (text: string): boolean => text.includes(broken)

interface Options {
  /** Chosen by the user; otherwise it is detected. */
  readonly encoding?: Encoding | undefined
  /** The bytes are the beginning of a longer text, which may end inside a letter. */
  readonly isCut?: boolean
}

const decode = async (bytes: Uint8Array, encoding: Encoding, isCut: boolean): Promise<string> => {
  if (!isRare(encoding)) return new TextDecoder(encoding).decode(bytes, { stream: isCut })
  const { decodeRare } = await import('./rare-encodings.ts').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
  return decodeRare(encoding, bytes)
}

/** Decodes text in any of the encodings. @returns undefined for bytes that are not text @throws Unreachable when a part of the app could not be loaded */
export const decodeText = async (
  bytes: Uint8Array,
  { encoding: chosen, isCut = false }: Options = {},
): Promise<DecodedText | undefined> => {
  const encoding = chosen ?? (await detectEncoding(bytes))
  return encoding && { encoding, text: (await decode(bytes, encoding, isCut)).replaceAll('\0', '') }
}
