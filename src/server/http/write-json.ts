import { encode } from '../../contract/wire/encode.ts'
import type { Schema } from '../../contract/wire/wire.ts'
import { chunkSize, inChunks } from '../lists/in-chunks.ts'

/** Writes a reply as JSON. A reply that is one long list is written in chunks. */
export const writeJson = async (schema: Schema<unknown>, reply: object): Promise<string> => {
  const [[key, list] = ['', undefined], ...others] = Object.entries(reply)
  if (others.length || !Array.isArray(list) || list.length <= chunkSize) return JSON.stringify(encode(schema, reply))
  const [head = ''] = JSON.stringify(encode(schema, { [key]: [] })).split(']')
  const texts = await inChunks(list, (some) => [JSON.stringify(encode(schema, { [key]: some })).slice(head.length, -2)])
  return `${head}${texts.join()}]}`
}
