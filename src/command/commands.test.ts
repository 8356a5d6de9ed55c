import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tandem-command-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tandem = (data: string, args: string[], input = '', settings: Record<string, string> = {}) => {
  const { DATABASE_URL: _, ...env } = process.env
  const run = spawnSync(process.execPath, ['src/tandem.ts', ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, ...settings, DATA_DIR: join(folder, data) },
  })
  return { code: run.status, said: run.stdout.trim(), refused: run.stderr.trim() }
}
const admin = ['user', 'create-admin', '--email', 'ada@example.test', '--name', 'Ada']

it('creates an administrator and a token, backs up, restores, checks and moves', () => {
  expect(tandem('one', admin, 'correct horse\n')).toMatchObject({ code: 0, refused: '' })
  expect(tandem('one', ['token', 'create', '--email', 'ada@example.test', '--name', 'nightly']).said).toMatch(/^\S{20,}$/)
  const copy = join(folder, 'copy.sqlite')
  expect(tandem('one', ['backup', copy])).toMatchObject({ code: 0, refused: '' })
  expect(tandem('one', ['backup', copy])).toMatchObject({ code: 1, refused: `${copy} already exists. A backup never replaces a file.` })
  expect(tandem('two', ['restore', copy]).said).toMatch(/^Restored \d+ rows/)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
  expect(tandem('two', ['restore', copy])).toMatchObject({ code: 1, refused: expect.stringContaining('already contains workspaces') })
  expect(tandem('two', ['restore', copy, '--replace'])).toMatchObject({
    code: 1,
    said: '',
    refused: expect.stringMatching(
      /^The database has 1 workspace in \d+ rows, last changed .*\nThe backup has 1 workspace .*\nNothing was changed\. Pass --yes to confirm\.$/,
    ),
  })
  expect(tandem('two', ['restore', copy, '--replace', '--yes']).code).toBe(0)
  expect(tandem('two', ['check']).said).toBe('No faults found.')
  const [from, to] = [`sqlite:${join(folder, 'two/tandem.sqlite')}`, `sqlite:${join(folder, 'three/tandem.sqlite')}`]
  expect(tandem('two', ['move', '--from', from, '--to', to]).said).toMatch(/^Moved \d+ rows/)
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
}, 300_000)

it('does not change a backup and leaves no other files when it restores, refuses or moves it', () => {
  expect(tandem('kept', admin, 'correct horse\n').code).toBe(0)
  mkdirSync(join(folder, 'copies'))
  const copy = join(folder, 'copies/kept.sqlite')
  expect(tandem('kept', ['backup', copy]).code).toBe(0)
  // Another program may leave a file in this mode; opening it as the service does writes its first page.
  const raw = new DatabaseSync(copy)
  raw.exec('pragma journal_mode = delete')
  raw.close()
  const before = readFileSync(copy)
  expect(tandem('back', ['restore', copy]).code).toBe(0)
  expect(tandem('back', ['restore', copy]).code).toBe(1)
  const to = `sqlite:${join(folder, 'away/tandem.sqlite')}`
  expect(tandem('back', ['move', '--from', `sqlite:${copy}`, '--to', to]).code).toBe(0)
  expect(before.equals(readFileSync(copy))).toBe(true)
  expect(readdirSync(join(folder, 'copies'))).toEqual(['kept.sqlite'])
  expect([readdirSync(join(folder, 'back')), readdirSync(join(folder, 'away'))]).toEqual([['tandem.sqlite'], ['tandem.sqlite']])
}, 300_000)

it('rebuilds what an older version derived in a backup, and refuses a backup of a newer version', () => {
  expect(tandem('versions', admin, 'correct horse\n').code).toBe(0)
  const copy = join(folder, 'versions.sqlite')
  expect(tandem('versions', ['backup', copy]).code).toBe(0)
  const writtenBy = (version: number) => {
    const raw = new DatabaseSync(copy)
    raw.exec(`delete from "contactNames"; update sequence set value = ${version} where name = 'derived'`)
    raw.close()
  }
  writtenBy(1)
  expect(tandem('older', ['restore', copy]).code).toBe(0)
  expect(tandem('older', ['check']).said).toBe('No faults found.')
  const [from, to] = [`sqlite:${copy}`, `sqlite:${join(folder, 'older-moved/tandem.sqlite')}`]
  expect(tandem('older', ['move', '--from', from, '--to', to]).code).toBe(0)
  expect(tandem('older-moved', ['check']).said).toBe('No faults found.')
  writtenBy(1_000_000)
  const refused = { code: 1, said: '', refused: expect.stringContaining('written by a newer version of Tandem') }
  expect(tandem('newer', ['restore', copy])).toMatchObject(refused)
  expect(tandem('newer', ['move', '--from', from, '--to', to])).toMatchObject(refused)
}, 300_000)

it('reads a database that a service of another version uses without changing it', () => {
  expect(tandem('in-use', admin, 'correct horse\n').code).toBe(0)
  const raw = new DatabaseSync(join(folder, 'in-use/tandem.sqlite'))
  raw.exec("update sequence set value = 1 where name = 'derived'")
  const refused = { code: 1, said: '', refused: expect.stringContaining('in the form of another version of Tandem') }
  expect(tandem('in-use', ['check'])).toMatchObject(refused)
  expect(raw.prepare("select value from sequence where name = 'derived'").get()).toEqual({ value: 1 })
  raw.close()
}, 300_000)

it('cleans up after Ctrl-C', async () => {
  const work = `import { clearing } from './src/command/databases.ts'
    await clearing(async () => console.log('cleared'), () => new Promise((done) => { console.log('working'); setTimeout(done, 60_000) }))`
  const run = spawn(process.execPath, ['--input-type=module', '-e', work])
  let said = ''
  run.stdout.on('data', (chunk) => {
    said += String(chunk)
    if (said === 'working\n') run.kill('SIGINT')
  })
  expect(await new Promise((resolve) => run.on('exit', resolve))).toBe(130)
  expect(said).toBe('working\ncleared\n')
}, 60_000)

const rightsOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8)

it('creates files for their owner only and keeps existing permissions', () => {
  expect(tandem('own/data', admin, 'correct horse\n').code).toBe(0)
  expect([rightsOf('own/data'), rightsOf('own/data/tandem.sqlite')]).toEqual(['700', '600'])
  const copy = join(folder, 'own.sqlite')
  expect(tandem('own/data', ['backup', copy]).code).toBe(0)
  expect(rightsOf('own.sqlite')).toBe('600')
  const [from, to] = [`sqlite:${copy}`, `sqlite:${join(folder, 'moved/tandem.sqlite')}`]
  expect(tandem('own/data', ['move', '--from', from, '--to', to]).code).toBe(0)
  expect([rightsOf('moved'), rightsOf('moved/tandem.sqlite')]).toEqual(['700', '600'])
  mkdirSync(join(folder, 'shared'))
  writeFileSync(join(folder, 'shared/tandem.sqlite'), '')
  for (const [path, mode] of [
    ['shared', 0o755],
    ['shared/tandem.sqlite', 0o640],
  ] as const)
    chmodSync(join(folder, path), mode)
  expect(tandem('shared', admin, 'correct horse\n').code).toBe(0)
  expect([rightsOf('shared'), rightsOf('shared/tandem.sqlite')]).toEqual(['755', '640'])
}, 300_000)

it('reports a DATA_DIR that is not a folder', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(tandem('file', admin, 'correct horse\n').refused).toBe(
    `Failed: DATA_DIR is "${join(folder, 'file')}", which is a file, not a folder.`,
  )
  expect(tandem('file/below', admin, 'correct horse\n').refused).toMatch(/^Failed: DATA_DIR is ".*", which is inside a file/)
}, 60_000)

it('creates no database when one must exist, and reports an empty one', () => {
  const person = ['--email', 'ada@example.test']
  const missing = `There is no database in ${join(folder, 'mistyped/tandem.sqlite')}. Check DATA_DIR.`
  for (const args of [
    ['token', 'create', ...person, '--name', 'x'],
    ['user', 'set-password', ...person],
    [...admin, '--account', '1'],
    ['check'],
  ])
    expect(tandem('mistyped', args, 'correct horse\n')).toEqual({ code: 1, said: '', refused: missing })
  expect(existsSync(join(folder, 'mistyped'))).toBe(false)
  mkdirSync(join(folder, 'empty'))
  writeFileSync(join(folder, 'empty/tandem.sqlite'), '')
  expect(tandem('empty', ['check']).code).toBe(0)
  const copy = join(folder, 'empty.sqlite')
  expect(tandem('empty', ['backup', copy]).said).toBe(`Wrote and verified ${copy}. The database is empty: it has no workspace.`)
  expect(tandem('two', ['restore', copy, '--replace', '--yes']).refused).toBe(`${copy} has no workspace. There is nothing to restore.`)
}, 300_000)

it('removes a failed backup and names it', () => {
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken/tandem.sqlite'), 'not a database at all, but long enough to be looked at as one'.repeat(100))
  const copy = join(folder, 'of-broken.sqlite')
  expect(tandem('broken', ['backup', copy])).toMatchObject({
    code: 1,
    refused: expect.stringMatching(`^Could not write the backup to ${copy}: .+\\.$`),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('of-broken'))).toEqual([])
}, 60_000)

it('moves a database that a service has open only after confirmation', () => {
  expect(tandem('running', admin, 'correct horse\n').code).toBe(0)
  const file = join(folder, 'running/tandem.sqlite')
  const service = new DatabaseSync(file)
  service.prepare('select count(*) from accounts').get()
  const move = ['move', '--from', `sqlite:${file}`, '--to', `sqlite:${join(folder, 'elsewhere/tandem.sqlite')}`]
  expect(tandem('running', move)).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/^Another program has .* open.*\nNothing was changed\. Pass --yes to confirm\.$/),
  })
  expect(tandem('running', [...move, '--yes']).said).toMatch(/^Moved \d+ rows/)
  service.close()
  rmSync(join(folder, 'elsewhere'), { recursive: true })
  expect(tandem('running', move)).toMatchObject({ code: 0, refused: '' })
}, 300_000)

it('resets a password', () => {
  const person = ['--email', 'ada@example.test']
  expect(tandem('six', [...admin], 'correct horse').code).toBe(0)
  expect(tandem('six', ['user', 'set-password', ...person], 'battery staple\n').said).toMatch(/^Ada has a new password/)
  expect(tandem('six', ['user', 'set-password', ...person]).said).toMatch(/Password \(shown only once\): \S{16}$/)
  expect(tandem('six', ['user', 'set-password', '--email', 'bo@example.test'], 'battery staple\n')).toMatchObject({
    code: 1,
    refused: 'No active user has the e-mail address bo@example.test.',
  })
}, 300_000)

it('hashes passwords with the cost of PASSWORD_WORK', () => {
  const storedCost = () => {
    const raw = new DatabaseSync(join(folder, 'costs/tandem.sqlite'))
    const [stored] = raw.prepare('select "passwordHash" as hash from credentials').all()
    raw.close()
    return String(stored?.hash).split(':')[2]
  }
  expect(tandem('costs', admin, 'correct horse\n', { PASSWORD_WORK: '10' }).code).toBe(0)
  expect(storedCost()).toBe('10')
  const reset = ['user', 'set-password', '--email', 'ada@example.test']
  expect(tandem('costs', reset, 'battery staple\n', { PASSWORD_WORK: '11' }).code).toBe(0)
  expect(storedCost()).toBe('11')
}, 300_000)

it('reads the first line of standard input while the pipe stays open', async () => {
  const { DATABASE_URL: _, ...env } = process.env
  const run = spawn(process.execPath, ['src/tandem.ts', ...admin], { env: { ...env, DATA_DIR: join(folder, 'five') } })
  let said = ''
  run.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  run.stdin.write('correct horse\nand more')
  expect(await new Promise((resolve) => run.on('exit', resolve))).toBe(0)
  expect(said).toBe('Ada is an administrator of account 1 (user 2) and signs in with ada@example.test.\n')
}, 60_000)

it('shows the help of one command', () => {
  const { said } = tandem('none', ['backup', '--help'])
  expect(said).toContain('npm run tandem -- backup FILE')
  expect(said).not.toContain('restore')
  expect(tandem('none', ['--help']).said).toContain('restore')
})

it.each([
  [['nonsense'], 'Unknown command "nonsense".'],
  [['token', 'create', '--email', 'x'], '--email: Enter a complete e-mail address, such as name@example.com.'],
  [['move', '--from', 'sqlite:nowhere.sqlite', '--to', 'sqlite:x'], 'There is no database in nowhere.sqlite.'],
  [['restore', 'nowhere'], 'The file nowhere does not exist.'],
])(
  'refuses %s with an error message',
  (args, sentence) => {
    expect(tandem('none', args)).toMatchObject({ code: 1, said: '', refused: expect.stringContaining(sentence) })
  },
  60_000,
)

it('restores nothing from a file that is not a database', () => {
  const file = join(folder, 'broken.sqlite')
  writeFileSync(file, 'not a database at all, but long enough to be looked at as one'.repeat(100))
  expect(tandem('four', ['restore', file]).refused).toContain('is not an intact backup')
  expect(existsSync(join(folder, 'four', 'tandem.sqlite'))).toBe(false)
}, 60_000)
