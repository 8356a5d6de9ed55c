import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../contract/openapi/calls/refusals.ts'
import { describeInterface } from '../../../contract/openapi/document.ts'
import { loadOperations } from '../../service.ts'

const operations = await loadOperations()

interface FieldProse {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; description?: string }[]
}
interface Schema {
  [keyword: string]: unknown
  description?: string
  properties?: Record<string, Schema>
}
const { document, unused } = describeInterface(operations, '/api')
const paths = Object.values(document.paths as Record<string, Record<string, FieldProse>>)
const all = paths.flatMap((methods) => Object.values(methods))
const isBlank = (text: string | undefined) => text === undefined || text.trim() === '' || text.includes('undefined')

/** Returns the paths of all properties without a description, in every schema below. */
const silent = (value: unknown, at: string): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { properties = {} } = value as Schema
  const own = Object.entries(properties).flatMap(([key, part]) => (isBlank(part.description) ? [`${at} ${key}`] : []))
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, part]: [string, unknown]) => (key === 'example' ? [] : silent(part, `${at}/${key}`))),
  ]
}

describe('the OpenAPI document', () => {
  it('has a unique id for every operation', () => {
    const ids = all.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    expect(operations.filter(({ name }) => !ids.includes(name))).toEqual([])
  })

  it('describes every operation, parameter and field', () => {
    const calls = all.filter(({ summary, description }) => isBlank(summary) || isBlank(description))
    expect(calls.map(({ operationId }) => operationId)).toEqual([])
    const parameters = all.flatMap((operation) =>
      operation.parameters.filter(({ description }) => isBlank(description)).map(({ name }) => `${operation.operationId} ${name}`),
    )
    expect(parameters).toEqual([])
    expect([...new Set(silent(document.components, 'components')), ...silent(document.paths, 'paths')]).toEqual([])
  })

  it('has no descriptions of fields that do not exist', () => {
    expect(unused).toEqual([])
  })

  it('has a unique summary for every path and method', () => {
    const first = operations.map(({ heading, prose }) => `${heading.title}: ${prose.summary}`)
    expect(first.filter((summary, i) => first.indexOf(summary) !== i)).toEqual([])
    expect(operations.filter(({ endpoint }) => endpoint.paged).filter(({ prose }) => !prose.pageSize)).toEqual([])
    expect(operations.filter(({ endpoint }) => !endpoint.paged).filter(({ prose }) => prose.pageSize)).toEqual([])
  })

  it('says that too many streams of events are refused', () => {
    const listening = operations.filter(({ endpoint }) => refusalsOf(endpoint).includes(429) && endpoint.method === 'GET')
    expect(listening.map(({ endpoint, prose }) => [endpoint.path, prose.refusals?.[429]?.message])).toEqual([
      ['/x/events', 'At most 32 windows can listen to changes. Close some of them.'],
    ])
  })

  it('lists only error responses that the operation can return', () => {
    const foreign = operations.flatMap((operation) =>
      Object.keys(operation.prose.refusals ?? {})
        .filter((status) => !refusalsOf(operation.endpoint).includes(Number(status)))
        .map((status) => `${operation.name} ${status}`),
    )
    expect(foreign).toEqual([])
  })
})
