import { expect, it } from 'vitest'
import { createContact, getContact } from '../../../contract/contacts/contacts.ts'
import { routes } from '../../service.ts'
import { openForTests } from '../../testing/each-test.ts'

const { here } = await openForTests()

it.each(routes.map(({ endpoint }) => endpoint).filter(({ method, path }) => method !== 'GET' && /:/.test(path)))(
  'of what is not there $method $path says so, whatever is sent',
  async (endpoint) => {
    const path = endpoint.path.replace(/:\w+/g, '999999999')
    for (const body of ['{"bad":1}', '{'])
      for (const headers of [{}, { 'if-match': '"1"' }])
        expect([body, (await here.admin.send(endpoint.method, path, { body, headers })).status]).toEqual([body, 404])
  },
)

it('refuses fields where none exist', async () => {
  const { admin } = here
  const { contactId } = (await admin.call(createContact, { body: { contact: { type: 'person', name: 'Ada' } } })).reply
  for (const [method, path] of [
    ['DELETE', `/contacts/${contactId}`],
    ['PUT', `/contacts/merge?looser_id=${contactId}&winner_id=${contactId}`],
  ] as const) {
    const send = (body: string) => admin.send(method, path, { body })
    const answer = await send('{"else":"1"}')
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ code: 'unknown', field: 'else' }] }])
    for (const body of ['[]', '{', 'else=1']) expect((await send(body)).status).toBe(422)
  }
  expect((await admin.call(getContact, { params: { id: contactId } })).status).toBe(200)
})
