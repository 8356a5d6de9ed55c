import { header } from '../../contract/wire/headers.ts'
import { tabUser } from './tab-user.ts'

/** Sends a request to the service: `fetch`, or a worker that answers in the browser. */
export type Transport = (request: Request) => Promise<Response>

const overNetwork: Transport = (request) => fetch(request)

const ownBase = () => `${globalThis.location?.origin ?? 'http://localhost'}/api`

let transport = overNetwork
let baseUrl: string | undefined

/** The base URL of every path of the contract. */
export const apiBase = () => baseUrl ?? ownBase()

/** Sets the transport, `fetch` by default, and the base URL of the service. */
export const setTransport = (next: Transport = overNetwork, url?: string) => {
  transport = next
  baseUrl = url
}

/** Watches requests on their way: calls `send`, and returns its answer unread. */
export type Recorder = (request: Request, send: Transport) => Promise<Response>

let record: Recorder = (request, send) => send(request)

export const setRecorder = (next: Recorder) => {
  record = next
}

/** Whether the browser's own requests, of pictures and links, reach the service. The demo needs a service worker for them, which comes later or never. */
let answersBrowser = () => true

export const setAnswersBrowser = (next: () => boolean) => {
  answersBrowser = next
}

/** Returns whether the service answers the URLs of files. */
export const answersFiles = (): boolean => answersBrowser()

export const sendRequest: Transport = (request) => {
  const user = tabUser()
  if (user !== undefined) request.headers.set(header.sessionUser, user)
  return record(request, transport)
}

interface Carried {
  headers: Record<string, string>
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** Sends form data and reports progress, which `fetch` cannot do. */
export const sendForm = (path: string, form: FormData, { headers: own, onProgress, signal }: Carried): Promise<Response> => {
  const user = tabUser()
  const headers = user === undefined ? own : { ...own, [header.sessionUser]: user }
  const request = new Request(apiBase() + path, { method: 'POST', headers, body: form, signal })
  if (transport !== overNetwork) return record(request, transport)
  const sendForm = () => sendWithProgress(request.url, form, { headers, onProgress, signal })
  return record(request, sendForm)
}

/** Statuses whose `Response` may not have a body. */
const withoutBody = new Set([204, 205, 304])

const sendWithProgress = (url: string, form: FormData, { headers, onProgress, signal }: Carried): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest()
    call.open('POST', url)
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value)
    call.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
    call.onload = () =>
      resolve(new Response(withoutBody.has(call.status) ? null : call.responseText, { status: call.status, headers: headersOf(call) }))
    call.onerror = () => reject(new TypeError('The connection failed.'))
    call.onabort = () => reject(new DOMException('Aborted.', 'AbortError'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    if (signal.aborted) return reject(new DOMException('Aborted.', 'AbortError'))
    call.send(form)
  })

const headersOf = (call: XMLHttpRequest) =>
  new Headers(
    call
      .getAllResponseHeaders()
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
