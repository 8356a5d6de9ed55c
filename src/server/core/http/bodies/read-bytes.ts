import { Refusal, refuse } from '../../errors.ts'
import type { Take } from '../../shared-memory.ts'

// Checked three times, so at least 10 seconds pass. If the process itself stalls, data that arrived is read before the next check.
const interval = 5000
const mostSlowChecks = 3
/** The bytes that arrive between two checks, unless the connection is slow: 1 KiB a second. */
const leastBytes = 5 * 1024

/** What is left of the body is not read, so the connection can serve no other request. */
const closing = { connection: 'close' }
const slow = () =>
  new Refusal(408, [{ code: 'slow', message: 'Less than 1 KiB a second arrived for 10 seconds. Send the request again.' }], closing)
const tooLarge = (most: number) => {
  const size = most < 1024 * 1024 ? `${Math.round(most / 1024)} KiB` : `${Math.round(most / 1024 / 1024)} MiB`
  return new Refusal(413, [{ code: 'too-large', message: `A request can have at most ${size}.` }], closing)
}
const incomplete = () => refuse(400, 'incomplete', 'The connection ended before the whole request arrived. Send it again.')

/** Returns a function that reads the next part of a body, and fails with 408 where too little arrives. `end` stops watching. */
const watched = (body: ReadableStream<Uint8Array>) => {
  const reader = body.getReader()
  const { promise: failure, reject } = Promise.withResolvers<never>()
  failure.catch(() => {})
  let reading = false
  let arrived = 0
  let slowChecks = 0
  const timer = setInterval(() => {
    slowChecks = reading && arrived < leastBytes ? slowChecks + 1 : 0
    arrived = 0
    if (slowChecks === mostSlowChecks) reject(slow())
  }, interval)
  const read = async () => {
    reading = true
    try {
      const { value } = await Promise.race([reader.read(), failure])
      arrived += value?.byteLength ?? 0
      return value
    } catch (error) {
      throw error instanceof Refusal ? error : incomplete()
    } finally {
      reading = false
    }
  }
  return { read, end: () => clearInterval(timer) }
}

/** How much of a body that is too large is read and dropped, otherwise the sender would see a broken connection instead of the refusal. */
const dropped = (most: number) => 4 * most

/**
 * Reads a body of at most `most` bytes, and takes memory for it as it arrives.
 *
 * @throws 408 if it arrives too slowly, 413 if it is too large, 503 if there is no memory for it, 400 if the connection ends
 */
export const readBytes = async ({ body, headers }: Request, most: number, take: Take): Promise<Uint8Array<ArrayBuffer>> => {
  if (!body) return new Uint8Array()
  const { read, end } = watched(body)
  const parts: Uint8Array[] = []
  let size = 0
  let isTooLarge = Number(headers.get('content-length')) > most
  try {
    for (let part = await read(); part; part = await read()) {
      size += part.byteLength
      isTooLarge ||= size > most
      if (isTooLarge && size > dropped(most)) break
      if (isTooLarge) continue
      await take(part.byteLength)
      parts.push(part)
    }
  } finally {
    end()
  }
  if (isTooLarge) throw tooLarge(most)
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
