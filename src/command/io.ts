import { createInterface } from 'node:readline/promises'
import { Presets, SingleBar } from 'cli-progress'

/** A call that cannot be carried out as it stands; the message is a sentence for who made it. */
export class Misuse extends Error {}

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Goes on only where somebody at a terminal types yes, or a script has said `--yes`; `what` is told in any case. */
export const confirm = async (what: string, isSaid: boolean) => {
  process.stderr.write(`${what}\n`)
  if (isSaid) return
  if (!process.stdin.isTTY) throw new Misuse('Nothing was changed. Say --yes to do it.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question('Type yes to do it: ')
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Misuse('Nothing was changed.')
}

/** Shows how far something is, on a terminal; elsewhere it says nothing. */
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

/** ms after which it is said that something has to be piped in: who piped nothing would wait without knowing for what. */
const patience = 1000

/** The first line that is piped in, whatever follows it; undefined on a terminal or where there is none. `what` is what it is waited for. */
export const pipedLine = async (what: string) => {
  if (process.stdin.isTTY) return undefined
  const told = setTimeout(() => process.stderr.write(`Waiting for ${what} on standard input.\n`), patience)
  try {
    let text = ''
    for await (const chunk of process.stdin.setEncoding('utf8')) {
      text += String(chunk)
      if (text.includes('\n')) break
    }
    return text.split(/\r?\n/)[0] || undefined
  } finally {
    clearTimeout(told)
    // Whoever pipes may keep their end open: that is no reason to stay.
    process.stdin.destroy()
  }
}

/** Options that have to be there, by name. */
export const needed = (values: Record<string, string | boolean | undefined>, name: string) => {
  const value = values[name]
  if (typeof value !== 'string' || !value.trim()) throw new Misuse(`--${name} is missing.`)
  return value
}
