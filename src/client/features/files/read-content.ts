import type { FileRecord } from '../../../contract/notes/file-record.ts'
import { decodeText } from '../../kit/text-files/decode-text.ts'
import { ServiceError, Unreachable } from '../../lib/service-error.ts'
import { sendRequest } from '../../lib/transport.ts'
import { downloadAddress } from './file-words.ts'

/** In bytes. A longer text is cut, a larger drawing is not shown. */
const limit = 256 * 1024

/** Requests what a file holds. Throws as `send` does. */
export const fetchContent = async (file: FileRecord, signal: AbortSignal) => {
  const response = await sendRequest(new Request(downloadAddress(file), { signal })).catch((cause: unknown) => {
    signal.throwIfAborted()
    throw new Unreachable({ cause })
  })
  if (!response.ok) throw new ServiceError(response.status)
  return response
}

/** Reads the beginning of a response and drops the rest. */
const readStart = async ({ body }: Response): Promise<Uint8Array> => {
  const reader = body?.getReader()
  const start = new Uint8Array(limit)
  let at = 0
  while (reader && at < limit) {
    const { done, value } = await reader.read()
    if (done) break
    start.set(value.subarray(0, limit - at), at)
    at += value.byteLength
  }
  await reader?.cancel()
  return start.subarray(0, Math.min(at, limit))
}

/** Reads the beginning of a text file, in any of the encodings. `text` is undefined for a file that holds no text. */
export const readText = async (file: FileRecord, signal: AbortSignal) => {
  const bytes = await readStart(await fetchContent(file, signal))
  const isCut = file.byteSize > limit
  const decoded = await decodeText(bytes, { isCut })
  return { text: decoded?.text, isCut }
}

/** Reads a drawing as the `data:` address of a picture. */
export const readSvg = async (file: FileRecord, signal: AbortSignal) => {
  const bytes = await readStart(await fetchContent(file, signal))
  return `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(bytes))}`
}
