import { CP437, CP737, CP850, CP852, CP857, CP862, UTF32BE, UTF32LE } from 'iconv-tiny'
import { decodeTwice } from './encoded-twice.ts'
import type { RareEncoding } from './encodings.ts'

const factories = {
  cp437: CP437,
  cp737: CP737,
  cp850: CP850,
  cp852: CP852,
  cp857: CP857,
  cp862: CP862,
  'utf-32le': UTF32LE,
  'utf-32be': UTF32BE,
}

/** Decodes what no browser does: code pages of DOS, UTF-32, and UTF-8 that was encoded twice. */
export const decodeRare = (encoding: RareEncoding, bytes: Uint8Array): string =>
  encoding === 'utf-8-twice' ? (decodeTwice(bytes) ?? new TextDecoder().decode(bytes)) : factories[encoding].create().decode(bytes)
