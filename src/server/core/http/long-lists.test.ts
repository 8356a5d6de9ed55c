import { expect, it } from 'vitest'
import { openApiDocument } from '../../../contract/openapi/document.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { encode } from '../../../contract/wire/encode.ts'
import { loadOperations } from '../../service.ts'
import { chunkSize } from '../lists/in-chunks.ts'
import { writeJson } from './call.ts'

const operations = await loadOperations()
type Holder = { content?: Record<string, { example?: unknown }> } | undefined
interface Document {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Holder> }>>
}
const document = openApiDocument(operations, '') as unknown as Document
const said = new Map(Object.values(document.paths).flatMap((of) => Object.values(of).map((one) => [one.operationId, one] as const)))

/** The reply of the documented example with each of its lists, maps too, `count` entries long. */
const longReplyOf = ({ name, endpoint }: (typeof operations)[number], count: number) => {
  const read = decode(endpoint.reply, said.get(name)?.responses[endpoint.status]?.content?.['application/json']?.example ?? {})
  if (!read.ok) throw new Error(`the example of ${name} is not read`)
  const lists = Object.entries(read.value as object).filter(([, value]) => Array.isArray(value) && value.length > 0)
  const isPair = (entry: unknown): entry is [string, unknown] => Array.isArray(entry) && entry.length === 2
  const longer = (list: unknown[]) =>
    Array.from({ length: count }, (_, n) => {
      const entry: unknown = list[n % list.length]
      return isPair(entry) ? [`${entry[0]} ${n}`, entry[1]] : entry
    })
  return lists.map(([key, list]) => ({ [key]: longer(list as unknown[]) }))
}

it.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers valid JSON with one entry more than is written at once',
  async (_, operation) => {
    for (const count of [chunkSize, chunkSize + 1, 2 * chunkSize + 1])
      for (const reply of longReplyOf(operation, count)) {
        const { reply: schema } = operation.endpoint
        const text = await writeJson(schema, reply)
        expect(text).toBe(JSON.stringify(encode(schema, reply)))
        expect(Object.keys(Object.values(JSON.parse(text) as object)[0] as object)).toHaveLength(count)
      }
  },
)
