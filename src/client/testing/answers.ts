import { reportReachable } from '../lib/online.ts'
import { setTransport } from '../lib/transport.ts'

/** The requests of one test, in order. */
export const asked: Request[] = []

/** Answers all requests with this JSON. */
export const answering = (status: number, json: unknown, headers: Record<string, string> = {}) =>
  setTransport(async (request) => {
    asked.push(request)
    return Response.json(json, { status, headers })
  })

/** Ends a test: forgets its requests, and is connected again. */
export const endAnswers = () => {
  asked.length = 0
  setTransport()
  reportReachable()
}

/** Returns the error of a call that fails. */
export const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )
