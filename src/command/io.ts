import { createInterface } from 'node:readline/promises'
import { Presets, SingleBar } from 'cli-progress'

/** An invalid command; the message tells the user why. */
export class Misuse extends Error {}

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints `what` and continues only if the user types yes or passed `--yes`. */
export const confirm = async (what: string, isConfirmed: boolean) => {
  process.stderr.write(`${what}\n`)
  if (isConfirmed) return
  if (!process.stdin.isTTY) throw new Misuse('Nothing was changed. Pass --yes to confirm.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('Type yes to continue: ')
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Misuse('Nothing was changed.')
}

/** Shows a progress bar if standard error is a terminal. */
export const withBar = async <T>(what: string, work: (progress: (done: number, all: number) => void) => Promise<T>): Promise<T> => {
  if (!process.stderr.isTTY) return work(() => {})
  const bar = new SingleBar({ format: `${what} {bar} {percentage} %  {value} of {total}`, hideCursor: true }, Presets.shades_classic)
  bar.start(1, 0)
  try {
    return await work((done, all) => {
      bar.setTotal(all)
      bar.update(done)
    })
  } finally {
    bar.stop()
  }
}

/** Milliseconds before a hint that the command waits for standard input. */
const hintDelay = 1000

/** Reads the first line of piped input; undefined on a terminal or without input. `what` names it in the hint. */
export const pipedLine = async (what: string) => {
  if (process.stdin.isTTY) return undefined
  const hint = setTimeout(() => process.stderr.write(`Waiting for ${what} on standard input.\n`), hintDelay)
  try {
    let text = ''
    for await (const chunk of process.stdin.setEncoding('utf8')) {
      text += String(chunk)
      if (text.includes('\n')) break
    }
    return text.split(/\r?\n/)[0] || undefined
  } finally {
    clearTimeout(hint)
    // The other end of the pipe may stay open; that must not keep the process alive.
    process.stdin.destroy()
  }
}

/** Returns a required option. */
export const needed = (values: Record<string, string | boolean | undefined>, name: string) => {
  const value = values[name]
  if (typeof value !== 'string' || !value.trim()) throw new Misuse(`--${name} is missing.`)
  return value
}
