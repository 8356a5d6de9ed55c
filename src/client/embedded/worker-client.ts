import { randomId } from '../random-id.ts'
import { type DatabaseState, type Head, type Message, openChannel, type RequestMessage } from './messages.ts'

interface Pending {
  asked: RequestMessage
  /** Resolves the answer. */
  start: (head: Head) => void
  /** The body of the answer, once its head has arrived. */
  body?: ReadableStreamDefaultController<Uint8Array>
  fail: (error: Error) => void
  /** Answers with an error of the service. */
  refuse: (reason: string) => void
}

const refusal = (reason: string) => {
  const message = `The demo could not start. ${reason}`
  return Response.json({ errors: [{ code: 'demo', message }] }, { status: 503 })
}

const withoutBody = [204, 205, 304]

/** Returns a function that sends requests to the worker with the database, in whichever tab it runs, and reads its answers. */
export const createWorkerClient = (onReady: (state: DatabaseState) => void = () => {}) => {
  const channel = openChannel()
  const pending = new Map<string, Pending>()
  let run: string | undefined
  let failure: string | undefined

  const restart = () => {
    for (const [id, { asked, body, fail }] of pending) {
      if (!body) {
        channel.post(asked)
        continue
      }
      pending.delete(id)
      fail(new Error('The tab with the database was closed.'))
    }
  }
  /** Refuses all requests, later ones too until a worker is ready. */
  const refuseAll = (reason: string) => {
    failure = reason
    for (const { refuse } of pending.values()) refuse(reason)
    pending.clear()
  }
  const receive = (message: Message) => {
    if (message.type === 'ready') {
      if (message.run === run) return
      run = message.run
      failure = undefined
      onReady(message)
      return restart()
    }
    if (message.type === 'failed') return refuseAll(message.reason)
    if (!('id' in message)) return
    const waiting = pending.get(message.id)
    if (!waiting) return
    if (message.type === 'head') waiting.start(message)
    if (message.type === 'chunk') waiting.body?.enqueue(message.bytes)
    if (message.type !== 'end') return
    pending.delete(message.id)
    if (message.reason) waiting.fail(new Error(message.reason))
    else waiting.body?.close()
  }
  channel.listen(receive)
  channel.post({ type: 'hello' })

  return async (request: Request): Promise<Response> => {
    if (failure !== undefined) return refusal(failure)
    const id = randomId()
    const body = request.body === null ? undefined : await request.arrayBuffer()
    const asked: RequestMessage = { type: 'request', id, method: request.method, url: request.url, headers: [...request.headers], body }
    return new Promise((resolve, reject) => {
      const waiting: Pending = {
        asked,
        start: ({ status, headers }) => {
          const stream = new ReadableStream<Uint8Array>({
            start: (controller) => {
              waiting.body = controller
              waiting.fail = (error) => controller.error(error)
            },
            cancel: () => stop(),
          })
          resolve(new Response(withoutBody.includes(status) ? null : stream, { status, headers }))
        },
        fail: reject,
        refuse: (reason) => (waiting.body ? waiting.fail(new Error(reason)) : resolve(refusal(reason))),
      }
      const stop = () => {
        pending.delete(id)
        channel.post({ type: 'abort', id })
      }
      request.signal.addEventListener('abort', () => {
        if (!pending.has(id)) return
        stop()
        waiting.fail(new DOMException('Aborted.', 'AbortError'))
      })
      pending.set(id, waiting)
      channel.post(asked)
    })
  }
}
