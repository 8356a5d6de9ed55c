import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { accepted, textAt } from '../fixtures/answers.ts'
import { test } from '../fixtures/test.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The scripts of docs/client.md, unchanged except for the address of the service. */
const scripts = async (base: string) => {
  const page = await readFile(join(root, 'docs/client.md'), 'utf8')
  return [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code.replace("'http://127.0.0.1:4000/api'", `'${base}'`))
}

/** Type-checks a script with the project's settings. */
const typeCheck = async (code: string, folder: string) => {
  await writeFile(join(folder, 'script.ts'), code.replaceAll("'./src/", `'${root}/src/`))
  const compilerOptions = { typeRoots: [join(root, 'node_modules/@types')], types: ['node'] }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: ['script.ts'] }),
  )
  return run(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { cwd: root }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

test('type-checks and runs every script of the client guide, also when there is nothing to change', async ({
  space,
  service,
}, testInfo) => {
  const { admin } = space
  const contact = { type: 'person', name: 'Sigrid', 'last-name': 'Aune' }
  const id = textAt(accepted(await admin.post('/contacts', { contact }), 201), 'contact-id')
  accepted(await admin.post(`/contacts/${id}/tags`, { tags: 'client' }), 201)
  const all = await scripts(service.base)
  expect(all).toHaveLength(1)
  for (const code of all) {
    expect(code).not.toContain('127.0.0.1:4000')
    await mkdir(testInfo.outputDir, { recursive: true })
    expect(await typeCheck(code, testInfo.outputDir)).toBe('')
    const runIt = () =>
      run(process.execPath, ['--input-type=module-typescript', '-e', code], {
        cwd: root,
        env: { ...process.env, TANDEM_TOKEN: admin.token },
      })
    const { stdout } = await runIt()
    expect(stdout).toContain(`${id} Sigrid Aune`)
    const history = accepted(await admin.get('/x/changes?resource=contacts'))
    expect(textAt(history, 'changes.0.action')).toContain('undone')
    accepted(await admin.put(`/contacts/${id}`, { contact: { title: 'Head of design' } }))
    const again = await runIt()
    expect([again.stdout, again.stderr.includes('Error')]).toEqual([stdout, false])
  }
})
