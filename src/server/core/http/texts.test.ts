import { expect, it } from 'vitest'
import { openApiDocument } from '../../../contract/openapi/document.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { loadOperations } from '../../service.ts'

const operations = await loadOperations()
type Holder = { content?: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }> } | undefined
interface Document {
  paths: Record<string, Record<string, { operationId: string; requestBody?: Holder }>>
}
const document = openApiDocument(operations, '') as unknown as Document
const said = new Map(Object.values(document.paths).flatMap((of) => Object.values(of).map((one) => [one.operationId, one] as const)))
const examplesOf = (name: string) => {
  const media = said.get(name)?.requestBody?.content?.['application/json']
  return media?.examples ? Object.values(media.examples).map(({ value }) => value) : media ? [media.example] : []
}

/** Returns copies of a value in which one text each is replaced. */
const replaced = (value: unknown, text: string): unknown[] => {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    replaced(part, text).map((other) =>
      Array.isArray(value) ? value.map((entry, at) => (String(at) === key ? other : entry)) : { ...value, [key]: other },
    ),
  )
}

/** Texts that make patterns with ambiguous repetitions try very many ways, which takes minutes; others take some milliseconds. */
const long = 100_000
const hard = [
  'a'.repeat(long),
  '1'.repeat(long),
  ' '.repeat(long),
  `${' '.repeat(long)}a`,
  'a.'.repeat(long / 2),
  `a@${'a.'.repeat(long / 2)}`,
  `a@${'1.'.repeat(long / 2)}1`,
  'a@'.repeat(long / 2),
  `https://${'a-'.repeat(long / 2)}:`,
  'a-b.'.repeat(long / 4),
  '-1,'.repeat(long / 3),
  '<a '.repeat(long / 3),
  '<'.repeat(long),
  '\u200b'.repeat(long),
  'é'.repeat(long),
  '2026-11-20T10:30:00.'.padEnd(long, '0'),
]

it.each(operations.filter(({ endpoint }) => endpoint.body).map((one) => [one.name, one.endpoint] as const))(
  '%s keeps no text of any length, and decides soon',
  (name, endpoint) => {
    for (const example of examplesOf(name))
      for (const text of hard)
        for (const body of replaced(example, text)) {
          const began = performance.now()
          const read = decode(endpoint.body as NonNullable<typeof endpoint.body>, body)
          const took = performance.now() - began
          const isShort = !read.ok || JSON.stringify(read.value).length < 65_536
          expect([text.slice(0, 20), isShort, took < 5_000]).toEqual([text.slice(0, 20), true, true])
        }
  },
)
