import type { FileRow } from '../store/rows/files.ts'
import type { ReadTx } from '../store/store.ts'

const starts = (bytes: Uint8Array, ...codes: number[]) => codes.every((code, i) => bytes[i] === code)
const ascii = (bytes: Uint8Array, from: number, text: string) => [...text].every((letter, i) => bytes[from + i] === letter.charCodeAt(0))

const isText = (bytes: Uint8Array) => {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }).includes('\0')
  } catch {
    return false
  }
}

/** What a browser may show in place, told by the first bytes and not by what the uploader said. */
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
  (
    await tx.db
      .selectFrom('fileChunks')
      .select('bytes')
      .where('accountId', '=', row.accountId)
      .where('fileId', '=', row.id)
      .where('position', '=', position)
      .executeTakeFirst()
  )?.bytes

/** The content of a file, piece by piece; each piece is read when the one before has been taken. */
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

/** The answer of a download: an attachment, or in place where that is asked for and the content is one of the few safe kinds. */
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
    'content-type': shown ?? 'application/octet-stream',
    'content-length': String(row.byteSize),
    'content-disposition': disposition(shown ? 'inline' : 'attachment', row.name),
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
  return new Response(stream(row, first, read), { headers: own })
}
