import type { Config } from '../config.ts'
import { openDemo } from '../server/demo/open-demo.ts'
import { checkStore } from '../server/store/check/check.ts'
import { withStore } from './databases.ts'
import { Misuse, say, withBar } from './io.ts'

type Values = Record<string, string | boolean | undefined>

const wholeOf = (values: Values, name: string) => {
  const text = values[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text))
    throw new Misuse(`--${name} is "${text}", but has to be a whole number of 1 or more.`)
  return Number(text)
}

/** `seed [--contacts N]`: the demo workspace, as large as asked for, in an empty database. */
export const seed = async (config: Config, _: string[], values: Values) => {
  const contacts = wholeOf(values, 'contacts')
  const made = await withStore(config, (store) => withBar('Contacts', (progress) => openDemo(store, contacts, progress)))
  say(
    made
      ? 'The demo workspace is there. To enter it: npm start, and choose one of the demo people.'
      : 'There is a workspace already; nothing was changed.',
  )
}

/** `check`: every reference, order and counter of the whole database; the exit code is 1 where something is wrong. */
export const check = async (config: Config) => {
  const faults = await withStore(config, (store) => withBar('Checking', (progress) => checkStore(store, progress)), { toRead: true })
  for (const fault of faults) say(fault)
  say(faults.length === 0 ? 'Everything is sound.' : faults.length === 1 ? '1 fault.' : `${faults.length} faults.`)
  if (faults.length) process.exitCode = 1
}
