import { Presets, SingleBar } from 'cli-progress'

/** A call that cannot be carried out as it stands; the message is a sentence for who made it. */
export class Misuse extends Error {}

export const say = (line: string) => process.stdout.write(`${line}\n`)

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

/** The first line that is piped in; undefined on a terminal or where there is none. */
export const pipedLine = async () => {
  if (process.stdin.isTTY) return undefined
  let text = ''
  for await (const chunk of process.stdin) text += String(chunk)
  return text.split(/\r?\n/)[0] || undefined
}

/** Options that have to be there, by name. */
export const needed = (values: Record<string, string | boolean | undefined>, name: string) => {
  const value = values[name]
  if (typeof value !== 'string' || !value.trim()) throw new Misuse(`--${name} is missing.`)
  return value
}
