import { parseArgs } from 'node:util'
import { check, seed } from './command/care.ts'
import { backup, move, restore } from './command/copies.ts'
import { Misuse } from './command/io.ts'
import { createAdmin, createToken } from './command/people.ts'
import { BadConfig, type Config, readConfig } from './config.ts'
import { NoDatabase, Refusal } from './server/errors.ts'
import { NotCopied } from './server/store/copy.ts'

interface Command {
  usage: string
  options: readonly string[]
  run: (config: Config, files: string[], values: Record<string, string | boolean | undefined>) => Promise<void>
}

const commands: Record<string, Command> = {
  'user create-admin': {
    usage: '--email ADDRESS --name NAME [--workspace NAME | --account ID]   the password is piped in, or made and shown once',
    options: ['email', 'name', 'workspace', 'account'],
    run: createAdmin,
  },
  'token create': {
    usage: '--email ADDRESS --name NAME   a token that acts as that person, shown once',
    options: ['email', 'name'],
    run: createToken,
  },
  backup: { usage: 'FILE   a consistent copy while the service goes on', options: [], run: backup },
  restore: { usage: 'FILE [--replace]   all of a copy, or nothing', options: ['replace'], run: restore },
  move: {
    usage: '--from ADDRESS --to ADDRESS   sqlite:FILE or postgres://…; the other has to be empty',
    options: ['from', 'to'],
    run: move,
  },
  seed: { usage: '[--contacts N]   the demo workspace', options: ['contacts'], run: seed },
  check: { usage: '  every reference, order and counter', options: [], run: check },
}

const help = () =>
  `npm run tandem -- COMMAND\n\n${Object.entries(commands)
    .map(([name, { usage }]) => `  ${name} ${usage}`)
    .join('\n')}\n\nThe database is the one that DATA_DIR or DATABASE_URL names.\n`

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
} as const

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new Misuse((error instanceof Error ? error.message : String(error)).replace(/\. To specify.*$/, '.'))
  }
}

const run = async (args: string[]) => {
  if (args.some((word) => word === '--help' || word === '-h')) return void process.stdout.write(help())
  const { values, positionals } = parse(args)
  const { name, command, rest } = commandOf(positionals)
  const foreign = Object.keys(values).find((option) => !command.options.includes(option))
  if (foreign) throw new Misuse(`${name} takes no --${foreign}: ${name} ${command.usage}`)
  const extra = rest[command.usage.startsWith('FILE') ? 1 : 0]
  if (extra !== undefined) throw new Misuse(`${name} takes no "${extra}": ${name} ${command.usage}`)
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
