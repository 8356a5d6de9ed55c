import type { Fault } from '../../wire/decode.ts'
import type { Endpoint } from '../../wire/endpoint.ts'

interface RefusalWords {
  description: string
  example: Fault
  headers?: Record<string, { description: string; schema: { type: string; examples: string[] } }>
}
const refusal = (description: string, code: string, message: string, field?: string): RefusalWords => ({
  description,
  example: { code, ...(field === undefined ? {} : { field }), message },
})
const headed = (refused: RefusalWords, name: string, description: string, example: string): RefusalWords => ({
  ...refused,
  headers: { [name]: { description, schema: { type: 'string', examples: [example] } } },
})
const later = (refused: RefusalWords) => headed(refused, 'Retry-After', 'In how many seconds to come back.', '2')

/** What each refusal means, with a body as it comes. */
export const refusals: Record<number, RefusalWords> = {
  400: refusal('The JSON is malformed, or the query cannot be read.', 'page', 'A page is a whole number of 1 or more.', 'page'),
  401: headed(
    refusal('There is no valid session or token.', 'signed-out', 'Sign in first: there is no valid session or token.'),
    'WWW-Authenticate',
    'How to say who you are.',
    'Bearer',
  ),
  403: refusal('Signed in, but not allowed to do this.', 'forbidden', 'Only an administrator makes projects.'),
  404: refusal(
    'There is no such record, or none that this user may see: nobody can tell which.',
    'not-found',
    'There is nothing here, or it is not for you to see.',
  ),
  408: refusal('Nothing came of the body for ten seconds.', 'silent', 'Nothing came of the body for 10 seconds. Send it again.'),
  409: refusal('Something stands in the way; the body names it.', 'in-use', 'A message is in this category. Move what is in it first.'),
  412: refusal(
    'The record has changed since the version that `If-Match` names.',
    'changed',
    'Somebody has changed this since you read it.',
  ),
  413: refusal('The body is too large.', 'too-large', 'At most 1 MiB can be sent at once.'),
  415: refusal(
    'The body is not of the type that this call takes.',
    'media-type',
    'The body has to be JSON, with Content-Type: application/json.',
  ),
  422: refusal('A field is not acceptable: `field` says which.', 'unknown', 'There is no field "nickname" here.', 'contact.nickname'),
  429: later(refusal('Too many attempts.', 'too-many', 'Too many tries. Try again in 15 minutes.')),
  500: refusal(
    'Something went wrong in the service, and nothing was changed. The body names the request as the log does.',
    'failed',
    'Something went wrong here, and nothing was changed. Request 5f3c1f0e-8a55-4d2b-9c0e-4b8f6a1d2e77.',
  ),
  503: later(
    refusal(
      'The service is busy, its database is away, or its disk is full (`no-room`: reading goes on).',
      'busy',
      'The database is busy; try again in a moment.',
    ),
  ),
  507: refusal(
    'The account holds its full number of contacts, deals or cases, or as much as it may in files.',
    'full',
    'This workspace holds its full number of contacts: 1000000. Whoever runs the service can raise it.',
  ),
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
  const { method, path, access, params, body, carries } = endpoint
  const writes = method !== 'GET'
  const could: [number, boolean][] = [
    [400, true],
    [401, access !== 'anyone' || path.startsWith('/x/sessions')],
    [403, writes || administered.has(path)],
    [404, writes || access === 'member' || path.includes(':') || Object.keys(params).length > 0],
    [408, carries === 'upload'],
    [409, writes],
    [412, versioned(endpoint)],
    [413, writes],
    [415, body !== undefined || carries === 'upload'],
    [422, writes],
    [429, writes && (access === 'anyone' || addressed.has(path))],
    [500, true],
    [503, true],
    [
      507,
      (method === 'POST' && capped.has(path)) ||
        carries === 'upload' ||
        path.endsWith('/undo') ||
        path === '/x/accounts' ||
        body !== undefined,
    ],
  ]
  return could.flatMap(([status, can]) => (can ? [status] : []))
}
