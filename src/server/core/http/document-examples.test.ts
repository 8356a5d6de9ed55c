import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../contract/openapi/document.ts'
import { decode } from '../../../contract/wire/decode.ts'
import { loadOperations } from '../../service.ts'

const operations = await loadOperations()

interface Media {
  schema: object
  example?: unknown
  examples?: Record<string, { value: unknown }>
}
type Holder = { content?: Record<string, Media> } | undefined
interface FieldProse {
  operationId: string
  parameters: { name: string; example?: unknown; schema: { examples?: unknown[] } }[]
  requestBody?: Holder
  responses: Record<string, Holder>
}
interface Document {
  paths: Record<string, Record<string, FieldProse>>
  components: { responses: Record<string, Holder> }
}
const document = openApiDocument(operations, '/api') as unknown as Document
const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))
const json = (of: Holder) => of?.content?.['application/json']
const examplesOf = (media: Media | undefined) =>
  media?.examples ? Object.values(media.examples).map(({ value }) => value) : media ? [media.example] : []

const validator = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ ...document, $id: 'document' })
/** Returns the validation errors of a value; the schema may refer to other schemas of the document. */
const refused = (schema: object, examples: unknown[]) => {
  const takes = validator.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')) as object)
  return examples.filter((example) => !takes(example))
}
const refusedBy = (holder: Holder) => {
  const media = json(holder)
  return media ? refused(media.schema, examplesOf(media)) : []
}

describe('an example', () => {
  it.each(all.map((operation) => [operation.operationId, operation] as const))('of %s matches its schema', (_, operation) => {
    expect([operation.requestBody, ...Object.values(operation.responses)].flatMap(refusedBy)).toEqual([])
    for (const { schema, example } of operation.parameters)
      expect(refused(schema, [...(example === undefined ? [] : [example]), ...(schema.examples ?? [])])).toEqual([])
  })

  it.each(operations.map((operation) => [operation.name, operation.endpoint] as const))(
    'of %s is accepted by the contract',
    (name, endpoint) => {
      const operation = all.find(({ operationId }) => operationId === name)
      const sent = examplesOf(json(operation?.requestBody))
      const answered = json(operation?.responses[endpoint.status])?.example
      if (endpoint.body) expect(sent.length).toBeGreaterThan(0)
      if (endpoint.body) for (const example of sent) expect(decode(endpoint.body, example)).toMatchObject({ ok: true })
      if (endpoint.carries === undefined || !['download', 'events', 'page'].includes(endpoint.carries))
        expect(decode(endpoint.reply, answered)).toMatchObject({ ok: true })
      expect(JSON.stringify([sent, answered])).not.toContain('"text"')
    },
  )

  it('exists for every error status and matches the error schema', () => {
    const { responses } = document.components
    expect(Object.keys(responses)).toHaveLength(14)
    expect(Object.values(responses).flatMap((of) => [...refusedBy(of), ...examplesOf(json(of)).filter((example) => !example)])).toEqual([])
  })
})
