import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '../src/contract/openapi/document.ts'
import { loadOperations } from '../src/server/service.ts'

const operations = await loadOperations()

const config = {
  extends: ['recommended'],
  // The interface has `/contacts/recentlyViewed/{page}` beside `/contacts/{id}/notes`; ids are digits, so no request fits both.
  rules: { 'no-ambiguous-paths': 'off' },
}

/** Lints the OpenAPI document with Redocly's recommended rules. Warnings fail as errors do. */
const folder = mkdtempSync(join(tmpdir(), 'tandem-openapi-'))
const write = (name: string, content: object) => {
  writeFileSync(join(folder, name), JSON.stringify(content))
  return join(folder, name)
}
const words = [
  'lint',
  write('openapi.json', openApiDocument(operations, '/api')),
  '--config',
  write('redocly.yaml', config),
  '--format',
  'json',
]
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../node_modules/.bin/redocly'), ...words], {
  env,
  encoding: 'utf8',
})
rmSync(folder, { recursive: true })
if (!stdout.startsWith('{')) throw new Error(stderr)
const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string; location: { pointer: string }[] }[] }
for (const { ruleId, message, location } of problems) console.error(`${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
if (problems.length) process.exitCode = 1
else console.log('The OpenAPI document follows all recommended rules.')
