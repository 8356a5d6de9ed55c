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
const later = (refused: RefusalWords) => headed(refused, 'Retry-After', 'Seconds to wait before retrying.', '2')

/** The meaning of each error status, with an example body. */
export const refusals: Record<number, RefusalWords> = {
  400: refusal('The JSON is malformed, or the query cannot be read.', 'page', 'A page must be a whole number of 1 or more.', 'page'),
  401: headed(
    refusal('No valid session or token.', 'signed-out', 'Sign in first. There is no valid session or token.'),
    'WWW-Authenticate',
    'The authentication scheme.',
    'Bearer',
  ),
  403: refusal('The user is signed in but not allowed to do this.', 'forbidden', 'Only an administrator can create projects.'),
  404: refusal(
    'The record does not exist, or the user cannot see it; the two are indistinguishable.',
    'not-found',
    'Not found. It may have been deleted, or you may not have access.',
  ),
  408: refusal('The body arrived too slowly.', 'slow', 'Less than 1 KiB a second arrived for 10 seconds. Send the request again.'),
  409: refusal(
    'The request conflicts with other data, which the body names.',
    'in-use',
    'A message uses this category. Choose another category for it first.',
  ),
  412: refusal('The record has changed since the version in `If-Match`.', 'changed', 'Somebody has changed this since you read it.'),
  413: refusal('The body is too large.', 'too-large', 'A request can have at most 1 MiB.'),
  415: refusal('The content type is not supported here.', 'media-type', 'The body must be JSON with Content-Type: application/json.'),
  422: refusal('A field is invalid; `field` names it.', 'unknown', 'There is no field "nickname" here.', 'contact.nickname'),
  429: later(refusal('Too many attempts.', 'too-many', 'Too many attempts. Try again in 15 minutes.')),
  500: refusal(
    'An internal error; nothing was changed. The body has the request id that is in the log.',
    'failed',
    'Something went wrong on the server. Nothing was changed. Request 5f3c1f0e-8a55-4d2b-9c0e-4b8f6a1d2e77.',
  ),
  503: later(
    refusal(
      'The service is busy, its database is unreachable, or its disk is full (`no-room`; reads still work).',
      'busy',
      'The database is busy. Try again in a moment.',
    ),
  ),
  507: refusal(
    'The account has reached its limit of contacts, deals, cases or file storage.',
    'full',
    'This workspace has reached its limit of 1000000 contacts. The operator of the service can raise the limit.',
  ),
}

/** Returns the error responses of an operation. */
export const refusalsOf = ({ method, path, access, params, body, carries, versioned, refuses }: Endpoint): number[] => {
  const writes = method !== 'GET'
  const could: [number, boolean][] = [
    [400, true],
    [401, access !== 'anyone'],
    [403, writes],
    [404, writes || access === 'member' || path.includes(':') || Object.keys(params).length > 0],
    [408, writes],
    [409, writes],
    [412, writes && versioned],
    [413, writes],
    [415, body !== undefined || carries === 'upload'],
    [422, writes],
    [429, writes && access === 'anyone'],
    [500, true],
    [503, true],
    [507, body !== undefined || carries === 'upload'],
  ]
  return could.flatMap(([status, can]) => (can || refuses.includes(status) ? [status] : []))
}
