import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'

/**
 * The baseline: the same bytes from one query, without sign-in or visibility rules.
 * `/columns` reads columns and writes JSON, like a plain service; `/ready` reads the prepared JSON of each record.
 */
const db = new DatabaseSync(process.env.BARE_FILE ?? '')
db.exec('pragma journal_mode = wal; pragma synchronous = full')
interface Kind {
  root: string
  single: boolean
  nested: Set<string>
  columns: StatementSync
}
const kinds = new Map<string, Kind>()
for (const { kind, root, single, nested } of db.prepare('select * from kinds').all())
  kinds.set(String(kind), {
    root: String(root),
    single: single === 1,
    nested: new Set(JSON.parse(String(nested)) as string[]),
    columns: db.prepare(`select * from "of ${kind}" where "_page" = ? order by "_position"`),
  })
const bare = new Hono()

const kindIn = (c: Context) => {
  const kind = kinds.get(c.req.param('kind') ?? '')
  if (!kind) throw new Error(`no data for ${c.req.path}`)
  return kind
}
const pageIn = (c: Context) => Number(c.req.query('page') ?? 0)
const recordOf = (row: Record<string, unknown>, nested: Set<string>) => {
  const record: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(row)) if (value !== null) record[key] = nested.has(key) ? JSON.parse(String(value)) : value
  return record
}

bare.get('/columns/:kind', (c) => {
  const { root, single, nested, columns } = kindIn(c)
  let next: unknown = null
  const records = columns.all(pageIn(c)).map(({ _page, _position, _continued: continued, ...row }) => {
    next = continued
    return recordOf(row, nested)
  })
  if (single) return c.json({ [root]: records[0] })
  return c.json(next === null ? { [root]: records } : { 'continued-at': next, [root]: records })
})

const ready = db.prepare('select record, continued from ready where kind = ? and page = ? order by position')
const json = { 'content-type': 'application/json' }
bare.get('/ready/:kind', (c) => {
  const { root, single } = kindIn(c)
  const rows = ready.all(c.req.param('kind'), pageIn(c)) as { record: string; continued: string | null }[]
  if (single) return c.body(`{"${root}":${rows[0]?.record}}`, 200, json)
  const next = rows.at(-1)?.continued
  const list = `"${root}":[${rows.map((row) => row.record).join(',')}]}`
  return c.body(next ? `{"continued-at":${JSON.stringify(next)},${list}` : `{${list}`, 200, json)
})
bare.get('/whole/:kind', (c) => c.body(String(ready.get(c.req.param('kind'), pageIn(c))?.record), 200, json))

const insert = db.prepare('insert into written (body) values (?)')
const update = db.prepare('update written set body = ? where id = ?')
bare.post('/written', async (c) => c.json({ 'contact-id': String(insert.run(await c.req.text()).lastInsertRowid) }, 201))
bare.put('/written', (c) => c.json({ changed: update.run(String(Date.now()), Number(c.req.query('id'))).changes }))

const server = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`Bare Hono is at http://127.0.0.1:${port}`),
)
process.once('SIGTERM', () => {
  server.close()
  db.close()
  process.exit(0)
})
