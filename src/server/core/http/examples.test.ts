import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument } from '../../../contract/openapi/document.ts'
import type { Operation } from '../../../contract/operations.ts'
import { uploadFile } from '../../../contract/x/files.ts'
import { loadOperations } from '../../service.ts'
import { openWorld, type Person, type World } from '../../testing/world.ts'

const operations = await loadOperations()

interface Said {
  operationId: string
  requestBody?: { content: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }> }
  responses: Record<string, { headers?: object }>
}
const { paths } = openApiDocument(operations, '') as { paths: Record<string, Record<string, Said>> }
const all = new Map(Object.values(paths).flatMap((methods) => Object.values(methods).map((said) => [said.operationId, said] as const)))

/** The first example of a request, as text, with the ids of the caller. */
const exampleOf = ({ name }: Operation, { id }: Person) => {
  const media = all.get(name)?.requestBody?.content['application/json']
  const example = media?.examples ? Object.values(media.examples)[0]?.value : media?.example
  return example === undefined ? undefined : JSON.stringify(example).replaceAll('"3"', `"${id}"`)
}

/** The resource of a path without its parent: `/projects/:projectId/messages` and `/messages/:id` are both about messages. */
const definitionOf = (path: string) =>
  path
    .replace(/^\/x\//, '/')
    .replace(/\/\w+\/:\w+(?=\/\w)/, '')
    .replace(/\/:\w+\??$/, '')
    .replace(/^\/inbox$/, '/tasks')
    .replace(/^\/(milestone|expense)$/, '/$1s')

let world: World
let admin: Person
const made = new Map<string, string>()
beforeAll(async () => {
  world = await openWorld()
  const account = await world.account()
  admin = account.admin
  const form = new FormData()
  form.append('file', new File(['plan'], 'plan.txt', { type: 'text/plain' }))
  const { 'file-id': file } = (await (await admin.send('POST', uploadFile.path, { body: form })).json()) as Record<string, string>
  made.set('/files', file ?? '')
  const tagged = { contact: { type: 'person', name: 'Ada' } }
  const { 'contact-id': contact } = (await (await admin.send('POST', '/contacts', { body: JSON.stringify(tagged) })).json()) as Record<
    string,
    string
  >
  await admin.send('POST', `/contacts/${contact}/tags`, { body: JSON.stringify({ tags: 'press' }) })
  made.set('/tags', 'press')
})
afterAll(() => world.end())

/** The path with the ids of created records, or undefined while one is missing. */
const addressFor = (path: string) => {
  const missing = [...path.matchAll(/(\/[^:]*)\/:(?!page|filter|type)\w+/g)].some(([, before = '']) => !made.has(definitionOf(before)))
  return missing
    ? undefined
    : path.replace(/\/:\w+\?/, '').replace(/(\/[^:]*)\/:\w+/g, (_, before: string) => `${before}/${made.get(definitionOf(before))}`)
}
const send = async (operation: Operation) => {
  const { method, path } = operation.endpoint
  const body = exampleOf(operation, admin)
  const response = await admin.send(method, addressFor(path) ?? path, body === undefined ? {} : { body })
  return { response, json: (await response.json()) as Record<string, string> }
}

describe('the first example of a request', () => {
  it('can be sent unchanged for every creation', async () => {
    let waiting = operations.filter(({ endpoint }) => endpoint.status === 201 && endpoint.body && endpoint.access !== 'anyone')
    for (let before = -1; before !== waiting.length; ) {
      before = waiting.length
      for (const operation of waiting.filter(({ endpoint }) => addressFor(endpoint.path))) {
        const { response, json } = await send(operation)
        expect([operation.name, response.status, json.errors]).toEqual([operation.name, 201, undefined])
        const [id] = Object.values(json)
        const kind = definitionOf(operation.endpoint.path)
        if (id && !made.has(kind)) made.set(kind, id)
        waiting = waiting.filter((one) => one !== operation)
      }
    }
    expect(waiting.map(({ name }) => name)).toEqual([])
  })

  it('can be sent unchanged for every update', async () => {
    const changes = operations.filter(({ endpoint }) => endpoint.method === 'PUT' && endpoint.body && endpoint.access !== 'anyone')
    expect(changes.length).toBeGreaterThan(20)
    // The example archives the project, whose tasks and milestones then keep their places.
    const [last, others] = [changes.filter(({ name }) => name === 'updateProject'), changes.filter(({ name }) => name !== 'updateProject')]
    for (const operation of [...others, ...last]) {
      const { response, json } = await send(operation)
      expect([operation.name, response.status, json.errors]).toEqual([operation.name, 200, undefined])
    }
  })

  it('returns an ETag where documented', async () => {
    const reads = operations.filter(({ name, endpoint }) => /^get/.test(name) && endpoint.access !== 'anyone' && addressFor(endpoint.path))
    expect(reads.length).toBeGreaterThan(15)
    for (const operation of reads) {
      const { response } = await send(operation)
      const documented = 'ETag' in (all.get(operation.name)?.responses[200]?.headers ?? {})
      expect([operation.name, response.status, response.headers.has('etag')]).toEqual([operation.name, 200, documented])
    }
  })
})
