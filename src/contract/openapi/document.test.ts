import { describe, expect, it } from 'vitest'
import { operations } from '../operations.ts'
import { decode } from '../wire/decode.ts'
import { openApiDocument } from './document.ts'

interface Said {
  operationId: string
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: unknown }> }>
}
const paths = Object.values(openApiDocument('/api').paths as Record<string, Record<string, Said>>)
const all = paths.flatMap((methods) => Object.values(methods))
const exampleOf = (of: { content?: Record<string, { example?: unknown }> } | undefined) => of?.content?.['application/json']?.example

describe('the document of the interface', () => {
  it('names every call once', () => {
    const ids = all.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.filter(({ name }) => !ids.includes(name))).toEqual([])
  })

  it.each(operations.map((operation) => [operation.name, operation.endpoint] as const))(
    '%s has examples that its contract reads',
    (name, endpoint) => {
      const said = all.find(({ operationId }) => operationId === name)
      if (endpoint.body) expect(decode(endpoint.body, exampleOf(said?.requestBody))).toMatchObject({ ok: true })
      if (endpoint.carries !== 'download' && endpoint.carries !== 'events')
        expect(decode(endpoint.reply, exampleOf(said?.responses[endpoint.status]))).toMatchObject({ ok: true })
    },
  )
})
