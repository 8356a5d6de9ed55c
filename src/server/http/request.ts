import { continuedAt } from '../../contract/wire/address.ts'
import { decode, type Fault } from '../../contract/wire/decode.ts'
import { type Endpoint, nothing, page, paramSchema } from '../../contract/wire/endpoint.ts'
import { notFound, Refusal, refuse } from '../errors.ts'
import type { PageAt } from '../lists/page.ts'
import { arriving } from './room/arriving.ts'

/** A request as it came: its parts unchecked. */
export interface Incoming {
  request: Request
  params: Record<string, string | undefined>
  /** The network of who is calling, for throttling. */
  remote: string
  /** Whether it came by https, so that a cookie may ask for that too. */
  secure: boolean
  /** The id that this request is logged under. */
  requestId: string | undefined
}

const badRequest = (faults: Fault[]) => new Refusal(400, faults)

/** A character that no database holds in a text: nothing is called so, and nothing is looked up by it. */
const unkept = '\0'

export const readParams = (of: Endpoint, raw: Incoming['params']) => {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'page' || value === undefined) continue
    const read = decode(paramSchema(of, name), value)
    if (!read.ok || value.includes(unkept)) throw notFound()
    params[name] = read.value
  }
  return params
}

export const readQuery = (of: Endpoint, url: string): Record<string, unknown> & { page?: string; xCursor?: string } => {
  const start = url.indexOf('?')
  const given: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(start < 0 ? '' : url.slice(start + 1))) {
    if (!of.queryFields.includes(key)) throw refuse(400, 'unknown', `This list knows no "${key}".`, key)
    if (key in given) throw refuse(400, 'twice', `"${key}" is given twice.`, key)
    if (value.includes(unkept)) throw refuse(400, 'invalid', 'This text holds a character that cannot be kept (NUL).', key)
    if (value !== '') given[key] = value
  }
  const read = decode(of.query, given)
  if (!read.ok) throw badRequest(read.faults)
  return read.value as Record<string, unknown>
}

/** No list is as long: past this a page is as empty as any other past the end, and its place is still a number. */
const lastPage = 1e12

/** The page asked for, in the path or in the query: the interface takes both. */
export const readPage = (of: Endpoint, params: Incoming['params'], query: { page?: string; xCursor?: string }): PageAt => {
  const inPath = of.paged === 'path' ? params.page : undefined
  const given = inPath ?? query.page
  if (given === undefined) return { number: 1, cursor: query.xCursor }
  const read = decode(page, given)
  if (!read.ok) throw badRequest([{ code: 'page', field: 'page', message: 'A page is a whole number of 1 or more.' }])
  if (query.page !== undefined && query.page !== given)
    throw refuse(400, 'page', 'The path names one page and the query another; name one.', 'page')
  return { number: Math.min(Number(given), lastPage), cursor: query.xCursor }
}

/** Where the next page is; matches are counted on the first page only. */
export const continuation = (of: Endpoint, params: Record<string, string>, query: object, at: PageAt) => (next: string | undefined) =>
  next === undefined ? undefined : continuedAt(of, params, { ...query, xCount: undefined }, at.number + 1, next)

/** The body's text, before anyone is asked who they are. */
export const readText = async (request: Request) => {
  const type = request.headers.get('content-type')
  const bytes = await request.arrayBuffer()
  return { type, bytes }
}

/** The parts of an upload; `undefined` where it is not sent as one. 408 where it does not come. */
export const readForm = async ({ body, headers }: Request) => {
  const type = headers.get('content-type') ?? ''
  try {
    return await new Response(body && arriving(body), { headers: { 'content-type': type } }).formData()
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (!/^multipart\/form-data\s*(;|$)/i.test(type)) return undefined
    throw refuse(
      400,
      'multipart',
      'The parts of the body cannot be read: it is cut off, or does not have the boundary that Content-Type names.',
    )
  }
}

/** A call without a body takes an empty one, `{}` or `null`, which many clients send with every write; it takes nothing in it. */
const refuseFields = (bytes: ArrayBuffer) => {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {}
  if (json === null) return
  const isObject = typeof json === 'object' && !Array.isArray(json)
  const read = isObject ? decode(nothing, json) : undefined
  if (!read?.ok) throw new Refusal(422, read?.faults ?? [{ code: 'unknown', message: 'This call takes no body.' }])
}

export const readBody = <Body>(of: Endpoint<string, unknown, Body>, sent: { type: string | null; bytes: ArrayBuffer }): Body => {
  if (!of.body) {
    if (sent.bytes.byteLength) refuseFields(sent.bytes)
    return undefined as Body
  }
  const typed = sent.type !== null || sent.bytes.byteLength > 0
  if (typed && !/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(sent.type ?? ''))
    throw refuse(415, 'media-type', 'The body has to be JSON, with Content-Type: application/json.')
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(sent.bytes))
  } catch {
    throw refuse(400, 'json', 'The body is not JSON.')
  }
  const read = decode(of.body, json)
  if (!read.ok) throw new Refusal(422, read.faults)
  return read.value
}
