import type { Operation } from '../../operations.ts'
import { paramSchema } from '../../wire/endpoint.ts'
import { header, spelled } from '../../wire/headers.ts'
import { wireName } from '../../wire/wire.ts'
import { pagingFields, pathParts, thingAfter } from '../prose/fields.ts'
import type { FieldProse } from '../prose/prose.ts'
import type { JsonSchema } from '../schemas/json-schema.ts'
import type { Schemas } from '../schemas/schemas.ts'
import { optionalPart } from './paths.ts'

/** The description of a parameter, with an example if the API reference needs one to prefill it. */
const words = (prose: FieldProse, required: boolean, schema: JsonSchema) => {
  if (typeof prose === 'string') return { description: prose, schema }
  const [description, example] = prose
  return required ? { description, example, schema } : { description, schema: { ...schema, examples: [example] } }
}

/** Describes path parameters by name, or by the resource that precedes them in the path. */
const inPath = ({ endpoint }: Operation, path: string, schemas: Schemas) =>
  [...path.matchAll(/(?:(\w+)\/)?\{(\w+)\}/g)].map(([, before = '', name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParts[name] ?? `The id of the ${thingAfter(before)}.`,
    schema: name === 'page' ? { type: 'string', pattern: '^[1-9][0-9]*$', examples: ['2'] } : schemas.bare(paramSchema(endpoint, name)),
  }))

const inQuery = (of: Operation, path: string, schemas: Schemas) => {
  const { query: queryProse = {} } = of.prose
  const prose: Record<string, FieldProse> = Object.fromEntries(Object.entries(queryProse).map(([name, one]) => [wireName(name), one]))
  const query = schemas.bare(of.endpoint.query)
  return Object.entries(query.properties ?? {})
    .filter(([name]) => !(name === 'page' && optionalPart(of.endpoint.path, path) === 'page'))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...words(prose[name] ?? pagingFields[name] ?? '', query.required?.includes(name) ?? false, schema),
      ...(name.startsWith('x-') ? { 'x-extension': true } : {}),
    }))
}

const inHeader = ({ endpoint }: Operation) => {
  const { method, carries } = endpoint
  const could: [boolean, string, string, object][] = [
    [carries === 'events', 'Last-Event-ID', 'Resumes after this event: the `id` of the last one received.', { examples: ['1204.2'] }],
    [
      method !== 'GET' && endpoint.versioned,
      header.ifMatch,
      'The `ETag` of the single read. The write fails with 412 if the record has changed since.',
      { examples: ['"1204"'] },
    ],
    [
      method !== 'GET',
      header.idempotencyKey,
      'Any text, up to 255 characters. A repeat with the same key within 24 hours returns the first response and does nothing; a different request with the same key is 422.',
      { maxLength: 255, examples: ['import-2026-11-20-row-17'] },
    ],
    [method !== 'GET', header.changeGroup, 'One UUID for all writes of the same step. Undoing one of them undoes all.', { format: 'uuid' }],
  ]
  return could.flatMap(([is, name, description, schema]) =>
    is ? [{ name: spelled(name), in: 'header', required: false, description, schema: { type: 'string', ...schema } }] : [],
  )
}

/** Returns the parameters of an operation in one form of its path. */
export const parametersOf = (of: Operation, path: string, schemas: Schemas) => [
  ...inPath(of, path, schemas),
  ...inQuery(of, path, schemas),
  ...(of.endpoint.access === 'anyone' ? [] : inHeader(of)),
]
