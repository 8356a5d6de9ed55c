import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openDemo } from '../src/server/demo/open-demo.ts'
import { openDatabase } from '../src/service.ts'

const { values } = parseArgs({ options: { contacts: { type: 'string' } } })
const contacts = values.contacts === undefined ? undefined : Number(values.contacts)
if (contacts !== undefined && (!Number.isInteger(contacts) || contacts < 1)) {
  console.error(`--contacts is "${values.contacts}", but has to be a whole number of 1 or more.`)
  process.exit(1)
}

const progress = (done: number, all: number) => {
  if (process.stdout.isTTY) process.stdout.write(`\r${done.toLocaleString('en')} of ${all.toLocaleString('en')} contacts`)
}

const config = readConfig(process.env)
const { store } = await openDatabase(config)
const place = config.databaseUrl ? 'the database of DATABASE_URL' : join(config.dataDir, 'tandem.sqlite')
const made = await openDemo(store, contacts, progress)
await store.close()
console.log(made ? `\nThe demo workspace is in ${place}.` : `${place} holds a workspace already; nothing was changed.`)
if (made) console.log('To enter it: npm start, and choose one of the demo people.')
