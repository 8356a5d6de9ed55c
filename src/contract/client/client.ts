import type { Fault } from '../wire/decode.ts'
import type { Endpoint, ReplyOf } from '../wire/endpoint.ts'
import { type Answer, readAnswer } from './answer.ts'
import { type Arguments, type Loose, requestFor } from './call.ts'

/** An error response, with its `status` and its `faults` by field. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly faults: readonly Fault[]
  constructor(status: number, faults: readonly Fault[]) {
    super(faults.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' ') || `The service answered ${status}.`)
    this.status = status
    this.faults = faults
  }
}

export interface ClientSettings {
  /** The service's address: `http://127.0.0.1:4000/api`. */
  base: string
  /** An API token, created in Settings or by `npm run tandem -- token create`. */
  token?: string | undefined
  /** Sends a request; `fetch` by default. */
  transport?: (request: Request) => Promise<Response>
}

type Paged = { continuedAt?: string | undefined }

/**
 * Creates an API client for scripts. Every call takes an endpoint of the contract and has its input and reply types.
 *
 * `call` returns the reply, `send` the reply with its change id and version, `pages` every page of a list in turn.
 * @throws Refused for every error response, and the transport's own error if there was no response
 */
export const createClient = ({ base, token, transport = fetch }: ClientSettings) => {
  const own: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}

  const sendLoose = async <E extends Endpoint>(to: E, input: Loose): Promise<Answer<ReplyOf<E>>> => {
    const response = await transport(requestFor(base, to, input, own))
    const result = await readAnswer(to, response)
    if (!result.ok) throw new Refused(result.refusal.status, result.refusal.faults)
    return result.answer
  }
  const send = <E extends Endpoint>(to: E, ...[input]: Arguments<E>) => sendLoose(to, (input ?? {}) as Loose)
  const call = async <E extends Endpoint>(to: E, ...input: Arguments<E>): Promise<ReplyOf<E>> => (await send(to, ...input)).reply
  const pages = async function* <E extends Endpoint>(to: E, ...[input]: Arguments<E>): AsyncGenerator<ReplyOf<E>> {
    let next: Loose = (input ?? {}) as Loose
    for (;;) {
      const { reply } = await sendLoose(to, next)
      yield reply
      const { continuedAt } = reply as Paged
      if (continuedAt === undefined) return
      next = { path: continuedAt }
    }
  }
  return { send, call, pages }
}
