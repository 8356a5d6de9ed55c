import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tandem-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tandem = (data: string, args: string[], input = '') => {
  const { DATABASE_URL: _, ...env } = process.env
  const run = spawnSync(process.execPath, ['src/tandem.ts', ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, DATA_DIR: join(folder, data) },
  })
  return { code: run.status, said: run.stdout.trim(), refused: run.stderr.trim() }
}
const admin = ['user', 'create-admin', '--email', 'ada@example.test', '--name', 'Ada']

it('makes an administrator and a token, copies, brings back and checks', () => {
  expect(tandem('one', admin, 'correct horse\n')).toMatchObject({ code: 0, refused: '' })
  expect(tandem('one', ['token', 'create', '--email', 'ada@example.test', '--name', 'nightly']).said).toMatch(/^\S{20,}$/)
  const copy = join(folder, 'copy.sqlite')
  expect(tandem('one', ['backup', copy])).toMatchObject({ code: 0, refused: '' })
  expect(tandem('one', ['backup', copy])).toMatchObject({ code: 1, refused: `${copy} is there already; a copy never replaces another.` })
  expect(tandem('two', ['restore', copy]).said).toMatch(/^Brought back \d+ rows/)
  expect(tandem('two', ['restore', copy])).toMatchObject({ code: 1, refused: expect.stringContaining('holds workspaces already') })
  expect(tandem('two', ['restore', copy, '--replace']).code).toBe(0)
  expect(tandem('two', ['check']).said).toBe('Everything is sound.')
  const [from, to] = [`sqlite:${join(folder, 'two/tandem.sqlite')}`, `sqlite:${join(folder, 'three/tandem.sqlite')}`]
  expect(tandem('two', ['move', '--from', from, '--to', to]).said).toMatch(/^Moved \d+ rows/)
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
}, 300_000)

it.each([
  [['nonsense'], 'There is no command "nonsense".'],
  [['token', 'create', '--email', 'x'], '--email: An e-mail address has an @ in it.'],
  [['move', '--from', 'sqlite:nowhere.sqlite', '--to', 'sqlite:x'], 'There is no database in nowhere.sqlite.'],
  [['restore', 'nowhere'], 'There is no file nowhere.'],
])(
  'refuses %s with a sentence',
  (args, sentence) => {
    expect(tandem('none', args)).toMatchObject({ code: 1, said: '', refused: expect.stringContaining(sentence) })
  },
  60_000,
)

it('brings nothing back from a file that is no database', () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'not a database at all, but long enough to be looked at as one'.repeat(100))
  expect(tandem('four', ['restore', file]).refused).toContain('is not a sound copy')
  expect(existsSync(join(folder, 'four', 'tandem.sqlite'))).toBe(false)
}, 60_000)
