import { continuedAt } from '../../../contract/wire/address.ts'
import { decode, type Fault } from '../../../contract/wire/decode.ts'
import { type Endpoint, nothing, page, paramSchema } from '../../../contract/wire/endpoint.ts'
import { notFound, Refusal, refuse } from '../errors.ts'
import type { Incoming } from '../incoming.ts'
import type { PageAt } from '../lists/page.ts'
import type { Take } from '../shared-memory.ts'
import { isMultipart, readParts } from './bodies/multipart.ts'
import { refuseDeep } from './bodies/nesting.ts'
import { readBytes } from './bodies/read-bytes.ts'

const badRequest = (faults: Fault[]) => new Refusal(400, faults)

/** NUL, which no database stores in a text, so nothing can match it. */
const nul = '\0'

export const readParams = (of: Endpoint, raw: Incoming['params']) => {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'page' || value === undefined) continue
    const read = decode(paramSchema(of, name), value)
    if (!read.ok || value.includes(nul)) throw notFound()
    params[name] = read.value
  }
  return params
}

export const readQuery = (of: Endpoint, url: string): Record<string, unknown> & { page?: string; xCursor?: string } => {
  const start = url.indexOf('?')
  const given: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(start < 0 ? '' : url.slice(start + 1))) {
    if (!of.queryFields.includes(key)) throw refuse(400, 'unknown', `Unknown parameter "${key}".`, key)
    if (key in given) throw refuse(400, 'twice', `"${key}" is given twice.`, key)
    if (value.includes(nul)) throw refuse(400, 'invalid', 'This text contains a character that can’t be stored (NUL).', key)
    if (value !== '') given[key] = value
  }
  const read = decode(of.query, given)
  if (!read.ok) throw badRequest(read.faults)
  return read.value as Record<string, unknown>
}

/** The highest page number. No list is longer, and the offset remains a safe integer. */
const lastPage = 1e12

/** Returns the requested page, from the path or the query. */
export const readPage = (of: Endpoint, params: Incoming['params'], query: { page?: string; xCursor?: string }): PageAt => {
  const inPath = of.paged === 'path' ? params.page : undefined
  const given = inPath ?? query.page
  if (given === undefined) return { number: 1, cursor: query.xCursor }
  const read = decode(page, given)
  if (!read.ok) throw badRequest([{ code: 'page', field: 'page', message: 'A page must be a whole number of 1 or more.' }])
  if (query.page !== undefined && query.page !== given)
    throw refuse(400, 'page', 'The path and the query name different pages. Use one of them.', 'page')
  return { number: Math.min(Number(given), lastPage), cursor: query.xCursor }
}

/** Returns the path of the next page. Matches are counted on the first page only. */
export const continuation = (of: Endpoint, params: Record<string, string>, query: object, at: PageAt) => (next: string | undefined) =>
  next === undefined ? undefined : continuedAt(of, params, { ...query, xCount: undefined }, at.number + 1, next)

/** A body as it came. */
export interface Sent {
  type: string | null
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads a body of at most `most` bytes of JSON. */
export const readText = async (request: Request, most: number, take: Take): Promise<Sent> => {
  const bytes = await readBytes(request, most, take)
  refuseDeep(bytes)
  return { type: request.headers.get('content-type'), bytes }
}

/** Returns the parts of an upload, or undefined if it is not multipart. */
export const readForm = async (request: Request, most: number, take: Take) => {
  const bytes = await readBytes(request, most, take)
  const type = request.headers.get('content-type') ?? ''
  return isMultipart(type) ? readParts(bytes, type) : undefined
}

/** Accepts an empty body, `{}` or `null` where no body is expected, because many clients send one with every write. */
const refuseFields = (bytes: Uint8Array) => {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {}
  if (json === null) return
  const isObject = typeof json === 'object' && !Array.isArray(json)
  const read = isObject ? decode(nothing, json) : undefined
  if (!read?.ok) throw new Refusal(422, read?.faults ?? [{ code: 'unknown', message: 'This request takes no body.' }])
}

export const readBody = <Body>(of: Endpoint<string, unknown, Body>, sent: Sent): Body => {
  if (!of.body) {
    if (sent.bytes.byteLength) refuseFields(sent.bytes)
    return undefined as Body
  }
  const typed = sent.type !== null || sent.bytes.byteLength > 0
  if (typed && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(sent.type ?? ''))
    throw refuse(415, 'media-type', 'The body must be JSON with Content-Type: application/json.')
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent.bytes))
  } catch {
    throw refuse(400, 'json', 'The body is not valid JSON.')
  }
  const read = decode(of.body, json)
  if (!read.ok) throw new Refusal(422, read.faults)
  return read.value
}
