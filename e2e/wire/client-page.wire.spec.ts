import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { accepted, textAt } from '../fixtures/answers.ts'
import { test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The scripts of docs/client.md as they stand there, but for the service and the contact that they name. */
const scripts = async (base: string, contactId: string) => {
  const page = await readFile(join(root, 'docs/client.md'), 'utf8')
  return [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) =>
    code.replace("'http://127.0.0.1:4000/api'", `'${base}'`).replace("'42'", `'${contactId}'`),
  )
}

test('every script of the page about scripts runs', async ({ space, service }) => {
  const { admin } = space
  const contact = { type: 'person', name: 'Sigrid', 'last-name': 'Aune' }
  const id = textAt(accepted(await admin.post('/contacts', { contact }), 201), 'contact-id')
  accepted(await admin.post(`/contacts/${id}/tags`, { tags: 'client' }), 201)
  const all = await scripts(service.base, id)
  expect(all.length).toBeGreaterThan(0)
  for (const code of all) {
    expect(code).not.toContain('127.0.0.1:4000')
    const { stdout } = await run(process.execPath, ['--input-type=module-typescript', '-e', code], {
      cwd: root,
      env: { ...process.env, TANDEM_TOKEN: admin.token },
    })
    expect(stdout).toContain(`${id} Sigrid Aune`)
  }
  const history = accepted(await admin.get('/x/changes?resource=contacts'))
  expect(textAt(history, 'changes.0.action')).toContain('undone')
})
