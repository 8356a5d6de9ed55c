import type { Operation } from '../../operations.ts'
import { paramSchema } from '../../wire/endpoint.ts'
import { header, spelled } from '../../wire/headers.ts'
import { wireName } from '../../wire/wire.ts'
import { pagingFields, pathParts, things } from '../prose/fields.ts'
import { proseOf } from '../prose/resources.ts'
import type { Said } from '../prose/said.ts'
import type { JsonSchema } from '../schemas/json-schema.ts'
import type { Schemas } from '../schemas/schemas.ts'
import { optionalPart } from './paths.ts'
import { versioned } from './refusals.ts'

/** What is said of a parameter; an example of its own only where it is needed: a page to try calls on fills it in. */
const words = (said: Said, required: boolean, schema: JsonSchema) => {
  if (typeof said === 'string') return { description: said, schema }
  const [description, example] = said
  return required ? { description, example, schema } : { description, schema: { ...schema, examples: [example] } }
}

/** What a part of a path names: by its own name, or the record that the part before it leads to. */
const inPath = ({ endpoint }: Operation, path: string, schemas: Schemas) =>
  [...path.matchAll(/(?:(\w+)\/)?\{(\w+)\}/g)].map(([, before = '', name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: pathParts[name] ?? `The id of the ${things[before]}.`,
    schema: name === 'page' ? { type: 'string', pattern: '^[1-9][0-9]*$', examples: ['2'] } : schemas.bare(paramSchema(endpoint, name)),
  }))

const inQuery = (of: Operation, path: string, schemas: Schemas) => {
  const { query: asked = {} } = proseOf(of)
  const said: Record<string, Said> = Object.fromEntries(Object.entries(asked).map(([name, one]) => [wireName(name), one]))
  const query = schemas.bare(of.endpoint.query)
  return Object.entries(query.properties ?? {})
    .filter(([name]) => !(name === 'page' && optionalPart(of.endpoint.path, path) === 'page'))
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...words(said[name] ?? pagingFields[name] ?? '', query.required?.includes(name) ?? false, schema),
      ...(name.startsWith('x-') ? { 'x-extension': true } : {}),
    }))
}

const inHeader = ({ endpoint }: Operation) => {
  const { method, carries } = endpoint
  const could: [boolean, string, string, object][] = [
    [carries === 'events', 'Last-Event-ID', 'Goes on behind this event: the `id` of the last one that was read.', { examples: ['1204.2'] }],
    [
      versioned(endpoint),
      header.ifMatch,
      'The `ETag` of the single read. The write is refused with 412 where the record has changed since.',
      { examples: ['"1204"'] },
    ],
    [
      method === 'POST',
      header.idempotencyKey,
      'Any text of your own, up to 255 characters. A repeat with the same key within 24 hours gets the first answer and does nothing; with another request it is 422.',
      { maxLength: 255, examples: ['import-2026-11-20-row-17'] },
    ],
    [
      method !== 'GET',
      header.changeGroup,
      'One UUID on every write that belongs to the same step. Undoing one of them undoes them all.',
      { format: 'uuid' },
    ],
  ]
  return could.flatMap(([is, name, description, schema]) =>
    is ? [{ name: spelled(name), in: 'header', required: false, description, schema: { type: 'string', ...schema } }] : [],
  )
}

/** The parameters of a call in one form of its path. */
export const parametersOf = (of: Operation, path: string, schemas: Schemas) => [
  ...inPath(of, path, schemas),
  ...inQuery(of, path, schemas),
  ...(of.endpoint.access === 'anyone' ? [] : inHeader(of)),
]
