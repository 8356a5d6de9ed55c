import type { Config } from '../config.ts'
import { openDemo } from '../server/demo/open-demo.ts'
import { withStore } from './databases.ts'
import { Misuse, say, withBar } from './io.ts'

type Values = Record<string, string | boolean | undefined>

const positiveInteger = (values: Values, name: string) => {
  const text = values[name]
  if (text === undefined) return undefined
  if (typeof text !== 'string' || !/^[1-9]\d*$/.test(text))
    throw new Misuse(`--${name} must be a whole number of 1 or more, not "${text}".`)
  return Number(text)
}

/** `seed [--contacts N]`: adds the sample workspace, with the given number of contacts, to an empty database. */
export const seed = async (config: Config, _: string[], values: Values) => {
  const contacts = positiveInteger(values, 'contacts')
  const created = await withStore(config, (store) => withBar('Contacts', (progress) => openDemo(store, contacts, progress)))
  say(
    created
      ? 'Added the sample workspace. Run npm start and sign in as one of the demo users.'
      : 'The database already has a workspace. Nothing was changed.',
  )
}
