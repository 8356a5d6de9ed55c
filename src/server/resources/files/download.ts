import { found, rowWith } from '../../core/rows/rows.ts'
import { thumbnailPosition } from '../../core/store/file-chunks/file-chunks.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { FileRow } from '../../core/store/tables.ts'

const starts = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, i) => bytes[i] === code)
const ascii = (bytes: Uint8Array, from: number, text: string) => [...text].every((letter, i) => bytes[from + i] === letter.charCodeAt(0))

const isText = (bytes: Uint8Array) => {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }).includes('\0')
  } catch {
    return false
  }
}

/** Returns the content type that a browser may show inline. It depends on the first bytes, not on the uploader's claim. */
export const shownType = (bytes: Uint8Array, claimed: string): string | undefined => {
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (ascii(bytes, 0, 'GIF8')) return 'image/gif'
  if (ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP')) return 'image/webp'
  if (ascii(bytes, 4, 'ftypavif')) return 'image/avif'
  if (ascii(bytes, 0, '%PDF-')) return 'application/pdf'
  return claimed.startsWith('text/plain') && isText(bytes) ? 'text/plain; charset=utf-8' : undefined
}

const disposition = (kind: 'inline' | 'attachment', name: string) => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const chunkOf = async (tx: ReadTx, row: FileRow, position: number) =>
  (await rowWith(tx, row, 'fileChunks', { fileId: row.id, position }))?.bytes

/** Streams a file in chunks. Each chunk is read when the previous one has been consumed. */
const stream = (row: FileRow, firstChunk: Uint8Array, read: <T>(work: (tx: ReadTx) => Promise<T>) => Promise<T>) => {
  let position = 0
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const bytes = position === 0 ? firstChunk : await read((tx) => chunkOf(tx, row, position))
      position += 1
      if (bytes?.byteLength) controller.enqueue(bytes)
      else controller.close()
    },
  })
}

const sandbox = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** Returns the small picture of a file. @throws 404 if it came without one */
export const downloadThumbnail = async (tx: ReadTx, row: FileRow, headers: Record<string, string>) => {
  const bytes = found(await chunkOf(tx, row, thumbnailPosition))
  const type = shownType(bytes, '') ?? 'application/octet-stream'
  return new Response(bytes.slice(), {
    headers: { ...headers, ...sandbox, 'content-type': type, 'content-length': String(bytes.byteLength), 'content-disposition': 'inline' },
  })
}

/** Returns a download: an attachment, or inline content if requested and of a safe type. */
export const downloadFile = async (
  tx: ReadTx,
  row: FileRow,
  { inline, headers }: { inline: boolean; headers: Record<string, string> },
  read: <T>(work: (tx: ReadTx) => Promise<T>) => Promise<T>,
) => {
  const first = (await chunkOf(tx, row, 0)) ?? new Uint8Array()
  const shown = inline ? shownType(first, row.contentType) : undefined
  const own = {
    ...headers,
    ...sandbox,
    'content-type': shown ?? 'application/octet-stream',
    'content-length': String(row.byteSize),
    'content-disposition': disposition(shown ? 'inline' : 'attachment', row.name),
  }
  return new Response(stream(row, first, read), { headers: own })
}
