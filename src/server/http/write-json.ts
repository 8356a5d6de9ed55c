import { encode } from '../../contract/wire/encode.ts'
import type { Schema } from '../../contract/wire/wire.ts'
import { inPieces, pieceSize } from '../lists/in-pieces.ts'

/** Writes a reply as JSON. A reply that is one long list is written in pieces. */
export const writeJson = async (schema: Schema<unknown>, reply: object): Promise<string> => {
  const [[key, list] = ['', undefined], ...others] = Object.entries(reply)
  if (others.length || !Array.isArray(list) || list.length <= pieceSize) return JSON.stringify(encode(schema, reply))
  const [head = ''] = JSON.stringify(encode(schema, { [key]: [] })).split(']')
  const texts = await inPieces(list, (some) => [JSON.stringify(encode(schema, { [key]: some })).slice(head.length, -2)])
  return `${head}${texts.join()}]}`
}
