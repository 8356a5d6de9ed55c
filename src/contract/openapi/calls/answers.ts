import type { Operation } from '../../operations.ts'
import type { Fault } from '../../wire/decode.ts'
import { errorBody, header, spelled } from '../../wire/headers.ts'
import { standingFor } from '../schemas/examples.ts'
import type { Schemas } from '../schemas/schemas.ts'
import { refusals, refusalsOf } from './refusals.ts'

const errors = { $ref: '#/components/schemas/Errors' }

/** An example path of a second page. */
const nextPage = ({ endpoint }: Operation) => {
  const path = endpoint.path.replace(/\/:page\?$/, '').replace(/:since/, '20261119080000')
  const place = 'x-cursor=WyIyMDI2LTExLTE5Il0'
  const at = path.replace(/:\w+/g, '7')
  return endpoint.paged === 'path' ? `${at}/2?${place}` : `${at}?page=2&${place}`
}

const success = (of: Operation, schemas: Schemas) => {
  const { carries } = of.endpoint
  if (carries === 'events')
    return {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'id: 1204.2\ndata: {"resource":"tasks","id":"7","action":"updated"}\n\n',
      },
    }
  if (carries === 'download') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  if (carries === 'page') return { 'text/html': { schema: { type: 'string' } } }
  const schema = schemas.answer(of)
  const { answer, stands = {} } = of.prose
  const example = answer ?? standingFor(schemas.examples.answer(schema), stands)
  const paged = typeof example === 'object' && example !== null && 'continued-at' in example
  return { 'application/json': { schema, example: paged ? { ...example, 'continued-at': nextPage(of) } : example } }
}

/** The response headers of each operation. */
const headers = (of: Operation) => {
  const { method, versioned } = of.endpoint
  const change = {
    description: 'The id of this change, for `POST /x/changes/{id}/undo`. Absent if nothing changed.',
    schema: { type: 'string', examples: ['1204'] },
  }
  const version = { description: 'The version of the record, to send as `If-Match`.', schema: { type: 'string', examples: ['"1204"'] } }
  if (method !== 'GET') return of.prose.undo === false ? {} : { headers: { [spelled(header.change)]: change } }
  return versioned ? { headers: { ETag: version } } : {}
}

const ownRefusal = ({ code, field, message }: Fault) => ({
  description: message,
  content: {
    'application/json': { schema: errors, example: errorBody([field === undefined ? { code, message } : { code, field, message }]) },
  },
})

/** Returns every response of an operation, by status. */
export const answersOf = (of: Operation, schemas: Schemas) => {
  const { refusals: own = {} } = of.prose
  const description = {
    GET: 'The requested data.',
    POST: of.endpoint.status === 201 ? 'Created.' : 'Done.',
    PUT: 'Done.',
    DELETE: 'Deleted.',
  }
  const refused = refusalsOf(of.endpoint).map((status) => [
    status,
    own[status] ? ownRefusal(own[status]) : { $ref: `#/components/responses/${status}` },
  ])
  return {
    [of.endpoint.status]: { description: description[of.endpoint.method], ...headers(of), content: success(of, schemas) },
    ...Object.fromEntries(refused),
  }
}

/** The error responses that are the same for all operations. */
export const sharedRefusals = () =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, { description, example, headers: sent }]) => [
      status,
      {
        description,
        ...(sent ? { headers: sent } : {}),
        content: { 'application/json': { schema: errors, example: errorBody([example]) } },
      },
    ]),
  )
