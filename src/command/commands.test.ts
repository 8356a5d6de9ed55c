import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.sqlite'])
  expect(tandem('two', ['restore', copy])).toMatchObject({ code: 1, refused: expect.stringContaining('holds workspaces already') })
  expect(tandem('two', ['restore', copy, '--replace'])).toMatchObject({
    code: 1,
    said: '',
    refused: expect.stringMatching(
      /^The database holds 1 workspace in \d+ rows, last changed .*\nThe copy holds 1 workspace .*\nNothing was changed\. Say --yes to do it\.$/,
    ),
  })
  expect(tandem('two', ['restore', copy, '--replace', '--yes']).code).toBe(0)
  expect(tandem('two', ['check']).said).toBe('Everything is sound.')
  const [from, to] = [`sqlite:${join(folder, 'two/tandem.sqlite')}`, `sqlite:${join(folder, 'three/tandem.sqlite')}`]
  expect(tandem('two', ['move', '--from', from, '--to', to]).said).toMatch(/^Moved \d+ rows/)
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
}, 300_000)

it('leaves a copy that it reads as it is, and nothing beside it or its target, brought back, refused or moved', () => {
  expect(tandem('kept', admin, 'correct horse\n').code).toBe(0)
  mkdirSync(join(folder, 'copies'))
  const copy = join(folder, 'copies/kept.sqlite')
  expect(tandem('kept', ['backup', copy]).code).toBe(0)
  // As another program may have left it: whoever opens it as the service does writes its first page.
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

it('clears away after Ctrl-C', async () => {
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

it('keeps what it makes to its owner, and leaves the rights of what is there', () => {
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

it('names a DATA_DIR that is no folder', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(tandem('file', admin, 'correct horse\n').refused).toBe(
    `This did not work: DATA_DIR is "${join(folder, 'file')}", which is a file and no folder.`,
  )
  expect(tandem('file/below', admin, 'correct horse\n').refused).toMatch(/^This did not work: DATA_DIR is ".*", which lies below a file/)
}, 60_000)

it('makes no database where one is looked for, and says of an empty one that it is', () => {
  const person = ['--email', 'ada@example.test']
  const missing = `There is no database in ${join(folder, 'mistyped/tandem.sqlite')}: DATA_DIR names the folder.`
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
  expect(tandem('empty', ['backup', copy]).said).toBe(
    `The copy is in ${copy}; it was opened and is sound. The database is empty: it holds no workspace.`,
  )
  expect(tandem('two', ['restore', copy, '--replace', '--yes']).refused).toBe(`${copy} holds no workspace: there is nothing to bring back.`)
}, 300_000)

it('leaves nothing of a copy that fails, and names it', () => {
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken/tandem.sqlite'), 'not a database at all, but long enough to be looked at as one'.repeat(100))
  const copy = join(folder, 'of-broken.sqlite')
  expect(tandem('broken', ['backup', copy])).toMatchObject({
    code: 1,
    refused: expect.stringMatching(`^The copy could not be written to ${copy}: .+\\.$`),
  })
  expect(readdirSync(folder).filter((name) => name.startsWith('of-broken'))).toEqual([])
}, 60_000)

it('moves no database that a service has open, unless it is told to', () => {
  expect(tandem('running', admin, 'correct horse\n').code).toBe(0)
  const file = join(folder, 'running/tandem.sqlite')
  const service = new DatabaseSync(file)
  service.prepare('select count(*) from accounts').get()
  const move = ['move', '--from', `sqlite:${file}`, '--to', `sqlite:${join(folder, 'elsewhere/tandem.sqlite')}`]
  expect(tandem('running', move)).toMatchObject({
    code: 1,
    refused: expect.stringMatching(/^Something has .* open.*\nNothing was changed\. Say --yes to do it\.$/),
  })
  expect(tandem('running', [...move, '--yes']).said).toMatch(/^Moved \d+ rows/)
  service.close()
  rmSync(join(folder, 'elsewhere'), { recursive: true })
  expect(tandem('running', move)).toMatchObject({ code: 0, refused: '' })
}, 300_000)

it('sets a password that was forgotten', () => {
  const person = ['--email', 'ada@example.test']
  expect(tandem('six', [...admin], 'correct horse').code).toBe(0)
  expect(tandem('six', ['user', 'set-password', ...person], 'battery staple\n').said).toMatch(/^Ada has a new password/)
  expect(tandem('six', ['user', 'set-password', ...person]).said).toMatch(/Password, shown this once: \S{16}$/)
  expect(tandem('six', ['user', 'set-password', '--email', 'bo@example.test'], 'battery staple\n')).toMatchObject({
    code: 1,
    refused: 'Nobody signs in with bo@example.test.',
  })
}, 300_000)

it('takes the first line of what is piped in, though the other end stays open', async () => {
  const { DATABASE_URL: _, ...env } = process.env
  const run = spawn(process.execPath, ['src/tandem.ts', ...admin], { env: { ...env, DATA_DIR: join(folder, 'five') } })
  let said = ''
  run.stdout.on('data', (chunk) => {
    said += String(chunk)
  })
  run.stdin.write('correct horse\nand more')
  expect(await new Promise((resolve) => run.on('exit', resolve))).toBe(0)
  expect(said).toBe('Ada administers account 1 as user 2, and signs in with ada@example.test.\n')
}, 60_000)

it('says what one command takes', () => {
  const { said } = tandem('none', ['backup', '--help'])
  expect(said).toContain('npm run tandem -- backup FILE')
  expect(said).not.toContain('restore')
  expect(tandem('none', ['--help']).said).toContain('restore')
})

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
