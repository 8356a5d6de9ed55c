import { parseArgs } from 'node:util'
import { backup } from './command/backup.ts'
import { check, repair } from './command/check.ts'
import { distribute } from './command/distribute.ts'
import { Misuse } from './command/io.ts'
import { move } from './command/move.ts'
import { createAdmin, createToken, setNewPassword } from './command/people.ts'
import { restore } from './command/restore.ts'
import { seed } from './command/seed.ts'
import { BadConfig, type Config, readConfig } from './config.ts'
import { NoDatabase, NotDistributed, Refusal } from './server/core/errors.ts'
import { NotCopied } from './server/core/store/copy.ts'

interface Command {
  usage: string
  summary: string
  /** Further text for the command's own help. */
  details?: string
  options: readonly string[]
  run: (config: Config, files: string[], values: Record<string, string | boolean | undefined>) => Promise<void>
}

const password =
  'The password is read from TANDEM_PASSWORD, otherwise from the first line of standard input, otherwise generated and shown once.'

const commands: Record<string, Command> = {
  'user create-admin': {
    usage: '--email ADDRESS --name NAME [--workspace NAME | --account ID]',
    summary: 'create an administrator, in a new workspace or an existing one',
    details: password,
    options: ['email', 'name', 'workspace', 'account'],
    run: createAdmin,
  },
  'user set-password': {
    usage: '--email ADDRESS [--account ID]',
    summary: "reset a password; ends the user's sessions and tokens",
    details: password,
    options: ['email', 'account'],
    run: setNewPassword,
  },
  'token create': {
    usage: '--email ADDRESS --name NAME [--account ID]',
    summary: 'create an API token that acts as the user, shown once',
    options: ['email', 'name', 'account'],
    run: createToken,
  },
  backup: { usage: 'FILE', summary: 'back up the database, also while the service runs', options: [], run: backup },
  restore: {
    usage: 'FILE [--replace [--yes]]',
    summary: 'restore a backup, all or nothing',
    details: 'Restores into an empty database. With --replace, shows and replaces the current data after confirmation; scripts pass --yes.',
    options: ['replace', 'yes'],
    run: restore,
  },
  move: {
    usage: '--from ADDRESS --to ADDRESS [--yes]',
    summary: 'move all data to an empty database',
    details:
      'An address is sqlite:FILE or postgres://user:password@host/database. Stop the service first: anything it writes during the move is lost.\nIf another program has the SQLite file open, the command asks for confirmation; scripts pass --yes. PostgreSQL is not checked.',
    options: ['from', 'to', 'yes'],
    run: move,
  },
  distribute: {
    usage: '[--yes]',
    summary: 'spread the workspaces of a PostgreSQL database over the workers of Citus',
    details:
      'DATABASE_URL is the coordinator, with the extension and the workers set up. Stop the service first. Run it again after an update: it distributes new tables. All or nothing; scripts pass --yes.',
    options: ['yes'],
    run: distribute,
  },
  seed: { usage: '[--contacts N]', summary: 'add the sample workspace to an empty database', options: ['contacts'], run: seed },
  check: { usage: '', summary: 'verify references, order and counters, and list faults', options: [], run: check },
  'addresses repair': {
    usage: '',
    summary: 'reserve the sign-in address of every user, and remove unused ones; check lists what is wrong',
    options: [],
    run: repair,
  },
}

const database = 'Uses the database of DATA_DIR or DATABASE_URL.\n'
const usageOf = (name: string) => `${name} ${commands[name]?.usage ?? ''}`.trim()

/** Returns the help text with one line per command. */
const help = () => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}   ${summary}`)
  return `npm run tandem -- COMMAND\n\n${lines.join('\n')}\n\nnpm run tandem -- COMMAND --help shows its options.\n${database}`
}

/** Returns the help text of one command. */
const helpOf = (name: string, { summary, details }: Command) =>
  `npm run tandem -- ${usageOf(name)}\n\n${[`${summary[0]?.toUpperCase()}${summary.slice(1)}.`, details].filter(Boolean).join('\n')}\n${name === 'move' ? '' : database}`

const commandOf = (words: string[]) => {
  const name = [words.slice(0, 2).join(' '), words[0] ?? ''].find((one) => one in commands)
  if (name === undefined) throw new Misuse(words.length ? `Unknown command "${words.join(' ')}".\n\n${help()}` : help())
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
  if (foreign) throw new Misuse(`${name} does not accept --${foreign}: ${usageOf(name)}`)
  const extra = rest[command.usage.startsWith('FILE') ? 1 : 0]
  if (extra !== undefined) throw new Misuse(`${name} does not accept "${extra}": ${usageOf(name)}`)
  await command.run(readConfig(process.env), rest, values)
}

const explain = (error: unknown) => {
  if (error instanceof Misuse || error instanceof BadConfig || error instanceof NotCopied || error instanceof NotDistributed)
    return error.message
  if (error instanceof Refusal) return error.faults.map(({ message }) => message).join(' ')
  if (!(error instanceof Error)) return String(error)
  // File and database errors are not bugs, so their message is enough without a stack.
  return 'code' in error || error instanceof NoDatabase ? `Failed: ${error.message}` : (error.stack ?? error.message)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
