import type { JsonSchema } from './json-schema.ts'

/** What stands in an example where the type alone says little, by the key on the wire. */
const byKey: Record<string, unknown> = {
  name: 'Sigrid',
  'last-name': 'Aune',
  'company-name': 'Fjordlys',
  title: 'Head of design',
  subject: 'Send the proposal',
  body: 'We spoke about the summer campaign.',
  'background-info': 'Met at the fair in Bergen.',
  'entity-value': '+47 55 12 34 56',
  'entity-type': 'phone',
  kind: 'work',
  city: 'Bergen',
  country: 'Norway',
  'zip-code': '5003',
  address: 'Strandgaten 12',
  date: '2026-11-20',
  deadline: '2026-12-04',
  'due-date': '2026-12-04',
  'created-at': '2026-11-20 09:30:00',
  'updated-at': '2026-11-20 09:30:00',
  'continued-at': '/contacts?page=2&x-cursor=WyJuYW1lIl0',
  'time-zone': 'Europe/Oslo',
  email: 'sigrid@fjordlys.example',
  password: 'correct horse battery',
  token: 'tnd_4tPm…',
  currency: 'NOK',
  price: '85.00',
  duration: '320',
  value: '27200',
  amount: '420.50',
  url: 'https://fjordlys.example/brand',
  action: 'note created',
}

/** Fields that go with others or with a state. */
const onlySometimes = new Set(['company-name', 'writeboard-revision-number', 'position', 'completed-at', 'demo', 'current-password'])

const ofType = (schema: JsonSchema, key: string): unknown => {
  if (schema.type === 'string') return typeof byKey[key] === 'string' ? byKey[key] : 'text'
  if (schema.type === 'integer' || schema.type === 'number') return 3
  return schema.type === 'boolean' ? true : {}
}

const isId = (schema: JsonSchema | undefined): boolean => String(schema?.pattern ?? '').includes('[1-9][0-9]{0,18}') || isIdList(schema)
const isIdList = (schema: JsonSchema | undefined): boolean => schema?.items !== undefined && isId(schema.items)

/** A request that can be sent as it stands: what has to be there, and what points at nothing. */
export const requestExampleOf = (schema: JsonSchema, named: Record<string, JsonSchema>, key = '', depth = 0): unknown => {
  if (schema.type === 'array' && !isId(schema.items)) return [requestExampleOf(schema.items ?? {}, named, key, depth + 1)]
  if (!schema.properties) return exampleOf(schema, named, key, depth)
  const required = schema.required ?? []
  const told = Object.entries(schema.properties).filter(
    ([name, part]) => required.includes(name) || !(isId(part) || onlySometimes.has(name)),
  )
  return Object.fromEntries(told.map(([name, part]): [string, unknown] => [name, requestExampleOf(part, named, name, depth + 1)]))
}

/** An example of what a schema describes; `named` are the components it may refer to. */
export const exampleOf = (schema: JsonSchema, named: Record<string, JsonSchema>, key = '', depth = 0): unknown => {
  if (schema.$ref) return exampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named, key, depth)
  if (schema.examples) return schema.examples[0]
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0], named, key, depth)
  if (schema.type === 'array') return depth > 6 ? [] : [exampleOf(schema.items ?? {}, named, key, depth + 1)]
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]): [string, unknown] => [name, exampleOf(part, named, name, depth + 1)]),
    )
  if (typeof schema.additionalProperties === 'object') return { client: exampleOf(schema.additionalProperties, named, 'client', depth + 1) }
  return ofType(schema, key)
}
