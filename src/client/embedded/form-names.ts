const slash = '/'.charCodeAt(0)

/**
 * Turns backslashes in the file names of a form into slashes, in place. Chromium drops them when it reads a form, and the service keeps
 * what follows the last of either.
 */
export const keepSeparators = (body: ArrayBuffer, contentType: string) => {
  const boundary = /^multipart\/form-data.*boundary="?([^";]+)/i.exec(contentType)?.[1]
  if (boundary === undefined) return
  const bytes = new Uint8Array(body)
  const line = `--${boundary}\r\n`
  let start = 0
  // This encoding has one character a byte.
  for (const part of new TextDecoder('latin1').decode(bytes).split(line)) {
    const [head = ''] = part.split('\r\n\r\n', 1)
    for (let at = head.indexOf('\\'); at >= 0; at = head.indexOf('\\', at + 1)) bytes[start + at] = slash
    start += part.length + line.length
  }
}
