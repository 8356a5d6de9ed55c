import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/**
 * What the service is held against: the same bytes from one query and nothing else; nobody signs in, nothing is hidden.
 * `/contacts` reads columns and writes JSON, as a plain service does; `/ready` finds each record's JSON written beforehand.
 */
const db = new DatabaseSync(process.env.BARE_FILE ?? '')
db.exec('pragma journal_mode = wal; pragma synchronous = full')
const perPage = 50
const nested = new Set(['contact-data', 'important-dates', 'addresses', 'attachment', 'tags', 'allowed-users'])
const bare = new Hono()

const recordOf = (row: Record<string, unknown>) => {
  const record: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) if (value !== null) record[key] = nested.has(key) ? JSON.parse(String(value)) : value
  return record
}

const page = db.prepare('select * from contacts where position > ? order by position limit ?')
bare.get('/contacts', (c) => {
  const rows = page.all(Number(c.req.query('after') ?? 0), perPage)
  let next: unknown = null
  const contacts = rows.map(({ position: _, continued, ...row }) => {
    next = continued
    return recordOf(row)
  })
  return c.json(next === null ? { contacts } : { 'continued-at': next, contacts })
})

const ready = db.prepare('select record, continued from ready where position > ? order by position limit ?')
bare.get('/ready', (c) => {
  const rows = ready.all(Number(c.req.query('after') ?? 0), perPage) as { record: string; continued: string | null }[]
  const next = rows.at(-1)?.continued
  const contacts = `"contacts":[${rows.map((row) => row.record).join(',')}]}`
  return c.body(next ? `{"continued-at":${JSON.stringify(next)},${contacts}` : `{${contacts}`, 200, { 'content-type': 'application/json' })
})

const insert = db.prepare('insert into written (body) values (?)')
bare.post('/contacts', async (c) => c.json({ 'contact-id': String(insert.run(await c.req.text()).lastInsertRowid) }, 201))

const server = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Bare Hono is at http://127.0.0.1:${port}`),
)
process.once('SIGTERM', () => {
  server.close()
  db.close()
  process.exit(0)
})
