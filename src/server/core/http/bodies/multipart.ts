import { refuse } from '../../errors.ts'

const dash = 0x2d
/** More than any upload has. */
const mostParts = 100

const unreadable = () =>
  refuse(400, 'multipart', 'The multipart body can’t be read. It is incomplete, or its boundary differs from the Content-Type.')

export const isMultipart = (type: string) => /^multipart\/form-data\s*(;|$)/i.test(type)

/** Refuses a body of thousands of parts, which would take minutes to read. Each part begins with a line of its own. @throws 400 */
const refuseMany = (bytes: Uint8Array, boundary: string) => {
  const mark = new TextEncoder().encode(`\n--${boundary}`)
  let parts = 0
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    // Only a line that begins like one is compared as a whole: a body may consist of line breaks.
    if (bytes[at + 1] !== dash || !mark.every((byte, i) => bytes[at + i] === byte)) continue
    parts += 1
    if (parts > mostParts) throw refuse(400, 'multipart', `A multipart body can have at most ${mostParts} parts.`)
  }
}

/** Returns the parts of a multipart body. @throws 400 */
export const readParts = async (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"\\]+)"|([^\s;"]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw unreadable()
  refuseMany(bytes, boundary)
  try {
    // With this boundary alone, so that what was counted is what is read.
    return await new Response(bytes, { headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` } }).formData()
  } catch {
    throw unreadable()
  }
}
