import type { Operation } from '../../operations.ts'
import { thumbnailLimit, thumbnailPart, uploadParts } from '../../x/files.ts'
import type { Schemas } from '../schemas/schemas.ts'

/** The parts of an upload. */
const upload = (of: Operation, schemas: Schemas) => ({
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', description: 'The file, with its name.' },
    [thumbnailPart]: {
      type: 'string',
      format: 'binary',
      description: `Extension: a small picture of the file for lists. WebP, JPEG or PNG of at most ${thumbnailLimit / 1024} KiB.`,
    },
    ...schemas.sent(of, uploadParts).properties,
  },
  required: ['file'],
})

/** Returns the request body with a valid example and further ones; `undefined` if the operation takes none. */
export const bodyOf = (of: Operation, schemas: Schemas) => {
  if (of.endpoint.carries === 'upload') return { required: true, content: { 'multipart/form-data': { schema: upload(of, schemas) } } }
  if (!of.endpoint.body) return undefined
  const schema = schemas.sent(of, of.endpoint.body)
  const { example = schemas.examples.request(schema), examples } = of.prose
  if (!examples) return { required: true, content: { 'application/json': { schema, example } } }
  const others = Object.entries(examples).map(([summary, value]) => [summary, { summary, value }])
  const all = { 'Basic example': { summary: 'Basic example', value: example }, ...Object.fromEntries(others) }
  return { required: true, content: { 'application/json': { schema, examples: all } } }
}
