import { header } from '../../../../contract/wire/headers.ts'
import type { Call } from '../../../lib/call-log.ts'

/** Headers that the service reads from scripts too. */
const kept: readonly string[] = ['content-type', header.ifMatch, header.idempotencyKey, header.changeGroup]

const escaped = (path: string) => path.replace(/[$`"\\]/g, '\\$&')
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Returns a call as a command for a shell in which BASE and TOKEN are set. */
export const curlOf = ({ method, path, headers, sent }: Pick<Call, 'method' | 'path' | 'headers' | 'sent'>): string => {
  const isForm = headers.some(([name, value]) => name === 'content-type' && value.startsWith('multipart/form-data'))
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$BASE${escaped(path)}"`,
    '-H "Authorization: Bearer $TOKEN"',
    ...headers
      .filter(([name]) => kept.includes(name) && !(isForm && name === 'content-type'))
      .map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(isForm ? ['-F file=@FILE'] : []),
    ...(sent === undefined ? [] : [`-d ${quote(sent)}`]),
  ]
  return lines.join(' \\\n  ')
}
