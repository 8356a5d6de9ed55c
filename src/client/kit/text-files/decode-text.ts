import { detectEncoding } from './detect-encoding.ts'
import type { Encoding } from './encodings.ts'

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

/** Decodes text in any of the encodings. @returns undefined for bytes that are not text @throws Unreachable when the detector could not be loaded */
export const decodeText = async (
  bytes: Uint8Array,
  { encoding: chosen, isCut = false }: Options = {},
): Promise<DecodedText | undefined> => {
  const encoding = chosen ?? (await detectEncoding(bytes))
  return encoding && { encoding, text: new TextDecoder(encoding).decode(bytes, { stream: isCut }) }
}
