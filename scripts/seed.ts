import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import { openSqlite } from '../src/server/adapter/node-sqlite.ts'
import { openDemo } from '../src/server/demo/open-demo.ts'
import { createStore } from '../src/server/store/store.ts'

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
await mkdir(config.dataDir, { recursive: true })
const file = join(config.dataDir, 'tandem.sqlite')
const store = createStore(await openSqlite(file), config.capacity, () => new Date())
const made = await openDemo(store, contacts, progress)
await store.close()
console.log(made ? `\nThe demo workspace is in ${file}.` : `${file} holds a workspace already; nothing was changed.`)
if (made) console.log('To enter it: npm start, and choose one of the demo people.')
