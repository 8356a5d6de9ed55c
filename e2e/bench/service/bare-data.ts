import { DatabaseSync } from 'node:sqlite'

type Json = Record<string, unknown>
/** Paths at which the bare server returns the service's response: from columns, and from prepared JSON. */
export interface BarePaths {
  columns: string
  ready: string
}

const stored = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value) as string | number

/** Stores the service's responses, page by page, for the bare server to return with one query. A kind is all responses with one root key. */
export const openBareData = (file: string) => {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal;
    create table kinds (kind text primary key, root text, single integer, nested text);
    create table ready (kind text, page integer, position integer, record text, continued text, primary key (kind, page, position)) without rowid;
    create table written (id integer primary key, body text)`)
  const kinds = new Map<string, { columns: Set<string>; nested: Set<string>; pages: number }>()
  const asText = db.prepare('insert into ready values (?, ?, ?, ?, ?)')
  const tell = db.prepare('update kinds set nested = ? where kind = ?')

  const kindOf = (kind: string, root: string, single: boolean) => {
    const known = kinds.get(kind)
    if (known) return known
    db.prepare('insert into kinds values (?, ?, ?, ?)').run(kind, root, single ? 1 : 0, '[]')
    db.exec(
      `create table "of ${kind}" ("_page" integer, "_position" integer, "_continued" text, primary key ("_page", "_position"))${single ? '' : ' without rowid'}`,
    )
    const made = { columns: new Set<string>(), nested: new Set<string>(), pages: 0 }
    kinds.set(kind, made)
    return made
  }
  const addRecord = (kind: string, page: number, position: number, record: Json, next: string | null) => {
    const { columns, nested } = kindOf(kind, '', false)
    for (const [key, value] of Object.entries(record)) {
      if (!columns.has(key)) db.exec(`alter table "of ${kind}" add column "${key}"`)
      columns.add(key)
      if (typeof value === 'object' && !nested.has(key)) tell.run(JSON.stringify([...nested.add(key)]), kind)
    }
    const names = Object.keys(record).map((key) => `, "${key}"`)
    const insert = `insert into "of ${kind}" ("_page", "_position", "_continued"${names.join('')}) values (?, ?, ?${', ?'.repeat(names.length)})`
    db.prepare(insert).run(page, position, next, ...Object.values(record).map(stored))
    asText.run(kind, page, position, JSON.stringify(record), next)
  }
  return {
    /** Parses a response with a list of records or one record. */
    add: (kind: string, text: string): BarePaths => {
      const { 'continued-at': next, ...sent } = JSON.parse(text) as Json & { 'continued-at'?: string }
      const [root = '', value] = Object.entries(sent)[0] ?? []
      const own = kindOf(kind, root, !Array.isArray(value))
      const page = own.pages
      own.pages += 1
      db.exec('begin')
      for (const [position, record] of (Array.isArray(value) ? value : [value]).entries())
        addRecord(kind, page, position, record as Json, next ?? null)
      db.exec('commit')
      return { columns: `/columns/${kind}?page=${page}`, ready: `/ready/${kind}?page=${page}` }
    },
    /** A response of another shape, returned as stored. */
    addWhole: (kind: string, text: string): string => {
      const own = kindOf(kind, '', true)
      asText.run(kind, own.pages, 0, text, null)
      own.pages += 1
      return `/whole/${kind}?page=${own.pages - 1}`
    },
    close: () => db.close(),
  }
}
