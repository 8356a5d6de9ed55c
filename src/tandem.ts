import { parseArgs } from 'node:util'
import { check, seed } from './command/care.ts'
import { backup, move, restore } from './command/copies.ts'
import { Misuse } from './command/io.ts'
import { createAdmin, createToken, setNewPassword } from './command/people.ts'
import { BadConfig, type Config, readConfig } from './config.ts'
import { NoDatabase, Refusal } from './server/errors.ts'
import { NotCopied } from './server/store/copy.ts'

interface Command {
  usage: string
  /** What it does, in a few words. */
  does: string
  /** What more there is to know, for its own help. */
  more?: string
  options: readonly string[]
  run: (config: Config, files: string[], values: Record<string, string | boolean | undefined>) => Promise<void>
}

const password = 'The password is the value of TANDEM_PASSWORD, else the first line piped in, else one that is made and shown once.'

const commands: Record<string, Command> = {
  'user create-admin': {
    usage: '--email ADDRESS --name NAME [--workspace NAME | --account ID]',
    does: 'an administrator, of a new workspace or of one there is',
    more: password,
    options: ['email', 'name', 'workspace', 'account'],
    run: createAdmin,
  },
  'user set-password': {
    usage: '--email ADDRESS',
    does: 'for who has lost theirs; their sessions and tokens end',
    more: password,
    options: ['email'],
    run: setNewPassword,
  },
  'token create': {
    usage: '--email ADDRESS --name NAME',
    does: 'a token that acts as that person, shown once',
    options: ['email', 'name'],
    run: createToken,
  },
  backup: { usage: 'FILE', does: 'a consistent copy while the service goes on', options: [], run: backup },
  restore: {
    usage: 'FILE [--replace [--yes]]',
    does: 'all of a copy, or nothing',
    more: 'Into an empty database; with --replace, instead of what the database holds: that is shown, and asked for on a terminal. A script says --yes.',
    options: ['replace', 'yes'],
    run: restore,
  },
  move: {
    usage: '--from ADDRESS --to ADDRESS [--yes]',
    does: 'everything into an empty database',
    more: 'An address is sqlite:FILE or postgres://user:password@host/database. Stop the service first: what it writes meanwhile is not moved. Where a file is\nopen elsewhere that is said, and asked for on a terminal; a script says --yes. Of PostgreSQL nobody can tell.',
    options: ['from', 'to', 'yes'],
    run: move,
  },
  seed: { usage: '[--contacts N]', does: 'the demo workspace, in an empty database', options: ['contacts'], run: seed },
  check: { usage: '', does: 'every reference, order and counter; says what is wrong', options: [], run: check },
}

const database = 'The database is the one that DATA_DIR or DATABASE_URL names.\n'
const callOf = (name: string) => `${name} ${commands[name]?.usage ?? ''}`.trim()

/** Everything there is, a line each. */
const help = () => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}   ${does}`)
  return `npm run tandem -- COMMAND\n\n${lines.join('\n')}\n\nnpm run tandem -- COMMAND --help says what it takes.\n${database}`
}

/** What one command takes. */
const helpOf = (name: string, { does, more }: Command) =>
  `npm run tandem -- ${callOf(name)}\n\n${[`${does[0]?.toUpperCase()}${does.slice(1)}.`, more].filter(Boolean).join('\n')}\n${name === 'move' ? '' : database}`

const commandOf = (words: string[]) => {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((one) => one in commands)
  if (name === undefined) throw new Misuse(words.length ? `There is no command "${words.join(' ')}".\n\n${help()}` : help())
  return { name, command: commands[name] as Command, rest: words.slice(name.split(' ').length) }
}

const known = { type: 'string' } as const
const options = {
  email: known,
  name: known,
  workspace: known,
  account: known,
  from: known,
  to: known,
  contacts: known,
  replace: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Misuse((error instanceof Error ? error.message : String(error)).replace(/\. To specify.*$/, '.'))
  }
}

const run = async (args: string[]) => {
  const isHelp = (word: string) => word === '--help' || word === '-h'
  if (args.some(isHelp)) {
    const words = args.filter((word) => !isHelp(word))
    const asked = words.length ? commandOf(words) : undefined
    return void process.stdout.write(asked ? helpOf(asked.name, asked.command) : help())
  }
  const { values, positionals } = parse(args)
  const { name, command, rest } = commandOf(positionals)
  const foreign = Object.keys(values).find((option) => !command.options.includes(option))
  if (foreign) throw new Misuse(`${name} takes no --${foreign}: ${callOf(name)}`)
  const extra = rest[command.usage.startsWith('FILE') ? 1 : 0]
  if (extra !== undefined) throw new Misuse(`${name} takes no "${extra}": ${callOf(name)}`)
  await command.run(readConfig(process.env), rest, values)
}

const explain = (error: unknown) => {
  if (error instanceof Misuse || error instanceof BadConfig || error instanceof NotCopied) return error.message
  if (error instanceof Refusal) return error.faults.map(({ message }) => message).join(' ')
  if (!(error instanceof Error)) return String(error)
  // What a file or a database says is no fault of the program: its words are enough.
  return 'code' in error || error instanceof NoDatabase ? `This did not work: ${error.message}` : (error.stack ?? error.message)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
