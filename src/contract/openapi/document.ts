import type * as z from 'zod/mini'
import { type Operation, operations } from '../operations.ts'
import { paramSchema } from '../wire/endpoint.ts'
import { header } from '../wire/headers.ts'
import { uploadParts } from '../x/files.ts'
import { exampleOf, requestExampleOf } from './examples.ts'
import { type JsonSchema, jsonSchema, nameSchema } from './json-schema.ts'
import { refusals, refusalsOf, versioned } from './refusals.ts'

type Object_ = Record<string, unknown>
const isExtension = (path: string) => path.startsWith('/x/')

/** `contactNotes.list` is said as “Contact notes: list”, `listContacts` as “List contacts”. */
const said = (name: string) => {
  const words = name.replace('.', ': ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
const pascal = (name: string) => name.replace(/(^|[-. ])(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const shapeOf = (schema: z.core.$ZodType): Record<string, z.core.$ZodType> => {
  const def = (schema as z.core.$ZodTypes)._zod.def
  if (def.type === 'pipe') return shapeOf(def.in)
  return def.type === 'object' ? (def.shape as Record<string, z.core.$ZodType>) : {}
}
const isObject = (schema: z.core.$ZodType) => Object.keys(shapeOf(schema)).length > 0

/** A record stands once in the document, under the name it has as the root of its single read; of two with one name the second has its heading before it. */
const nameRecords = () => {
  const taken = new Map<string, z.core.$ZodType>()
  for (const { endpoint, heading } of operations) {
    const [root, ...others] = Object.entries(shapeOf(endpoint.reply))
    if (endpoint.method !== 'GET' || others.length || !root || !isObject(root[1])) continue
    const [key, schema] = root
    const name = (taken.get(pascal(key)) ?? schema) === schema ? pascal(key) : `${pascal(heading)}${pascal(key)}`
    taken.set(name, schema)
    nameSchema(schema, name)
  }
}

const builder = () => {
  const components: Record<string, JsonSchema> = {}
  const schemaOf = (schema: z.core.$ZodType) => {
    const made = jsonSchema(schema)
    Object.assign(components, made.named)
    return made.schema
  }
  const content = (schema: z.core.$ZodType) => {
    const made = schemaOf(schema)
    return { 'application/json': { schema: made, example: exampleOf(made, components) } }
  }
  const parameters = ({ endpoint }: Operation, path: string) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: name === 'page' ? { type: 'string', pattern: '^[1-9][0-9]{0,8}$' } : schemaOf(paramSchema(endpoint, name)),
    }))
    const query = schemaOf(endpoint.query)
    const inQuery = Object.entries(query.properties ?? {})
      .filter(([name]) => !(name === 'page' && endpoint.paged === 'path'))
      .map(([name, schema]) => ({
        name,
        in: 'query',
        required: query.required?.includes(name) ?? false,
        schema,
        ...(name.startsWith('x-') ? { 'x-extension': true } : {}),
      }))
    const inHeader = [
      ...(endpoint.carries === 'events' ? [{ name: 'Last-Event-ID', in: 'header', schema: { type: 'string', examples: ['1204.2'] } }] : []),
      ...(versioned(endpoint)
        ? [
            {
              name: 'If-Match',
              in: 'header',
              description: 'The ETag of the single read: 412 where the record has changed since.',
              schema: { type: 'string', examples: ['"1204"'] },
            },
          ]
        : []),
      ...(endpoint.method === 'POST'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              description: 'A repeat within 24 hours gets the first answer and creates nothing.',
              schema: { type: 'string' },
            },
          ]
        : []),
      ...(endpoint.method !== 'GET'
        ? [
            {
              name: 'X-Change-Group',
              in: 'header',
              description: 'One uuid on every write of one step: undoing one of them undoes all.',
              schema: { type: 'string', format: 'uuid' },
            },
          ]
        : []),
    ]
    return [...inPath, ...inQuery, ...inHeader]
  }
  const success = ({ endpoint }: Operation) => {
    const change = { [header.change]: { description: 'The id to undo this write by.', schema: { type: 'string' } } }
    const events = { 'text/event-stream': { schema: { type: 'string' } } }
    const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    return {
      description: endpoint.method === 'GET' ? 'What was asked for.' : 'Done.',
      ...(endpoint.method === 'GET' ? {} : { headers: change }),
      content: endpoint.carries === 'download' ? file : endpoint.carries === 'events' ? events : content(endpoint.reply),
    }
  }
  const requestBody = ({ endpoint }: Operation) => {
    const upload = {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' }, ...schemaOf(uploadParts).properties },
      required: ['file'],
    }
    if (endpoint.carries === 'upload') return { required: true, content: { 'multipart/form-data': { schema: upload } } }
    if (!endpoint.body) return undefined
    const schema = schemaOf(endpoint.body)
    return { required: true, content: { 'application/json': { schema, example: requestExampleOf(schema, components) } } }
  }
  const operation = (of: Operation, path: string) => ({
    operationId: optionalPart(of.endpoint.path, path) ? `${of.name}.${optionalPart(of.endpoint.path, path)}` : of.name,
    summary: said(of.name),
    tags: [of.heading],
    ...(isExtension(path) ? { 'x-extension': true } : {}),
    ...(of.endpoint.access === 'anyone' ? { security: [] } : {}),
    parameters: parameters(of, path),
    ...(requestBody(of) ? { requestBody: requestBody(of) } : {}),
    responses: {
      [of.endpoint.status]: success(of),
      ...Object.fromEntries(refusalsOf(of.endpoint).map((status) => [status, { $ref: `#/components/responses/${status}` }])),
    },
  })
  return { components, operation }
}

/** The name of the optional last part of a path, where it stands in this form of it. */
const optionalPart = (path: string, form: string) => {
  const name = /:(\w+)\?$/.exec(path)?.[1]
  return name !== undefined && form.endsWith(`{${name}}`) ? name : undefined
}

/** The paths of a call: one with an optional last part stands with and without it. */
const pathsOf = (path: string) => {
  const braced = (one: string) => one.replace(/:(\w+)\??/g, '{$1}')
  return path.endsWith('?') ? [braced(path.replace(/\/:\w+\?$/, '')), braced(path)] : [braced(path)]
}

const errors: JsonSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', examples: ['required'] },
          field: { type: 'string', examples: ['contact.name'] },
          message: { type: 'string', examples: ['A person or company needs a name.'] },
        },
        additionalProperties: false,
      },
    },
  },
}

/** The interface of the service with our extensions as an OpenAPI 3.1 document, made from the contract; `base` is where the service is. */
export const openApiDocument = (base: string): Object_ => {
  nameRecords()
  const { components, operation } = builder()
  const paths: Record<string, Object_> = {}
  for (const of of operations)
    for (const path of pathsOf(of.endpoint.path)) paths[path] = { ...paths[path], [of.endpoint.method.toLowerCase()]: operation(of, path) }
  const responses = Object.entries(refusals).map(([status, description]) => {
    const example = { errors: [{ code: 'example', message: description }] }
    return [status, { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' }, example } } }]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tandem',
      version: '1',
      description:
        'Customer work and project work of one team. Keys are kebab-case, ids are strings of digits, flags are "0" and "1". In an update, only what is sent changes; in a list of ids a minus before an id removes it, and a nested object with an id is updated, without one created. Every write but those of keys and accounts answers with X-Change, the id to undo it by. The request of a deal has the root case, as the interface has it. What begins with /x/ or x- goes beyond the interface and is marked x-extension.',
    },
    servers: [{ url: base || '/' }],
    security: [{ bearer: [] }, { cookie: [] }],
    tags: [...new Set(operations.map(({ heading }) => heading))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...components, Errors: errors },
      responses: Object.fromEntries(responses),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'tandem_session' },
      },
    },
  }
}
