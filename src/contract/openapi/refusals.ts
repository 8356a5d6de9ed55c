import type { Endpoint } from '../wire/endpoint.ts'

/** What each refusal means, in the words of the documentation. */
export const refusals: Record<number, string> = {
  400: 'Malformed JSON, or a query that cannot be read.',
  401: 'No valid session or token.',
  403: 'Signed in but not allowed.',
  404: 'There is no such record, or none that this user may see.',
  405: 'This address takes other methods; `Allow` names them.',
  409: 'What stands in the way is named.',
  412: 'The record has changed since `If-Match`.',
  413: 'The body is too large.',
  415: 'The body is not of the type this call takes.',
  422: 'A field is not acceptable; `field` says which.',
  429: 'Too many attempts; `Retry-After` says when to come back.',
  500: 'Something went wrong here; nothing was changed.',
  503: 'The service is busy or its database is away; `Retry-After` says when to come back.',
  507: 'The account holds its full number of these.',
}

const capped = new Set(['/contacts', '/deals', '/cases'])

/** Reads that are for administrators. */
const administered = new Set(['/x/outbox'])

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
    [429, access === 'anyone' && writes],
    [500, true],
    [503, true],
    [507, (method === 'POST' && capped.has(path)) || path.endsWith('/undo') || path === '/x/accounts' || body !== undefined],
  ]
  return could.flatMap(([status, can]) => (can ? [status] : []))
}
