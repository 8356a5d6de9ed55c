import type { Fault } from '../../wire/decode.ts'
import type { Endpoint } from '../../wire/endpoint.ts'

interface RefusalWords {
  description: string
  example: Fault
  headers?: Record<string, { description: string; schema: { type: string; examples: string[] } }>
}
const later = { 'Retry-After': { description: 'In how many seconds to come back.', schema: { type: 'string', examples: ['2'] } } }

/** What each refusal means, with a body as it comes. */
export const refusals: Record<number, RefusalWords> = {
  400: {
    description: 'The JSON is malformed, or the query cannot be read.',
    example: { code: 'page', field: 'page', message: 'A page is a whole number of 1 or more.' },
  },
  401: {
    description: 'There is no valid session or token.',
    example: { code: 'signed-out', message: 'Sign in first: there is no valid session or token.' },
    headers: { 'WWW-Authenticate': { description: 'How to say who you are.', schema: { type: 'string', examples: ['Bearer'] } } },
  },
  403: {
    description: 'Signed in, but not allowed to do this.',
    example: { code: 'forbidden', message: 'Only an administrator makes projects.' },
  },
  404: {
    description: 'There is no such record, or none that this user may see: nobody can tell which.',
    example: { code: 'not-found', message: 'There is nothing here, or it is not for you to see.' },
  },
  405: {
    description: 'This address takes other methods.',
    example: { code: 'method', message: 'This address takes GET, HEAD, PUT, DELETE.' },
    headers: { Allow: { description: 'The methods that it takes.', schema: { type: 'string', examples: ['GET, HEAD, PUT, DELETE'] } } },
  },
  409: {
    description: 'Something stands in the way; the body names it.',
    example: { code: 'in-use', message: 'A message is in this category. Move what is in it first.' },
  },
  412: {
    description: 'The record has changed since the version that `If-Match` names.',
    example: { code: 'changed', message: 'Somebody has changed this since you read it.' },
  },
  413: { description: 'The body is too large.', example: { code: 'too-large', message: 'At most 1 MiB can be sent at once.' } },
  415: {
    description: 'The body is not of the type that this call takes.',
    example: { code: 'media-type', message: 'The body has to be JSON, with Content-Type: application/json.' },
  },
  422: {
    description: 'A field is not acceptable: `field` says which.',
    example: { code: 'unknown', field: 'contact.nickname', message: 'There is no field "nickname" here.' },
  },
  429: {
    description: 'Too many attempts.',
    example: { code: 'too-many', message: 'Too many tries. Try again in 15 minutes.' },
    headers: later,
  },
  500: {
    description: 'Something went wrong in the service, and nothing was changed. The body names the request as the log does.',
    example: {
      code: 'failed',
      message: 'Something went wrong here, and nothing was changed. Request 5f3c1f0e-8a55-4d2b-9c0e-4b8f6a1d2e77.',
    },
  },
  503: {
    description: 'The service is busy, its database is away, or its disk is full (`no-room`: reading goes on).',
    example: { code: 'busy', message: 'The database is busy; try again in a moment.' },
    headers: later,
  },
  507: {
    description: 'The account holds its full number of contacts, deals or cases.',
    example: { code: 'full', message: 'This workspace holds its full number of contacts: 1000000. Whoever runs the service can raise it.' },
  },
}

const capped = new Set(['/contacts', '/deals', '/cases'])

/** Reads that are for administrators. */
const administered = new Set(['/x/outbox'])

/** Writes that tell whether an address is taken, or try one's password. */
const addressed = new Set(['/x/me', '/x/users', '/x/users/:id'])

/** Writes to what has no version of its own, or to two records at once. */
const unversioned = new Set(['/contacts/merge', '/x/sessions/current', '/x/tokens/:id'])
/** Whether a call is held to `If-Match`. */
export const versioned = ({ method, path }: Endpoint) => (method === 'PUT' || method === 'DELETE') && !unversioned.has(path)

/** The refusals that a call can answer with. */
export const refusalsOf = (endpoint: Endpoint): number[] => {
  const { method, path, access, params, queryFields, body, carries } = endpoint
  const writes = method !== 'GET'
  const could: [number, boolean][] = [
    [400, queryFields.length > 0 || body !== undefined || writes || carries === 'events'],
    [401, access !== 'anyone' || path.startsWith('/x/sessions')],
    [403, writes || administered.has(path)],
    [404, writes || access === 'member' || path.includes(':') || Object.keys(params).length > 0],
    [409, writes],
    [412, versioned(endpoint)],
    [413, writes],
    [415, body !== undefined || carries === 'upload'],
    [422, writes],
    [429, writes && (access === 'anyone' || addressed.has(path))],
    [500, true],
    [503, true],
    [507, (method === 'POST' && capped.has(path)) || path.endsWith('/undo') || path === '/x/accounts' || body !== undefined],
  ]
  return could.flatMap(([status, can]) => (can ? [status] : []))
}
