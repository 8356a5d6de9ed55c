import { DatabaseSync } from 'node:sqlite'

type Json = Record<string, unknown>

const keys = [
  ...['id', 'type', 'name', 'last-name', 'title', 'company-id', 'company-name', 'background-info', 'visibility', 'group-id'],
  ...['allowed-users', 'contact-data', 'important-dates', 'addresses', 'attachment', 'tags', 'author', 'created-at', 'updated-at'],
]
const columns = keys.map((key) => `"${key}" text`).join(', ')
const stored = (value: unknown) => (value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value))

/** Puts what the service answers, page by page, where the bare server can answer the same from one query. */
export const openBareData = (file: string) => {
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal;
    create table contacts (position integer primary key, ${columns}, continued text);
    create table ready (position integer primary key, record text, continued text);
    create table written (id integer primary key, body text)`)
  const asColumns = db.prepare(`insert into contacts values (?, ${keys.map(() => '?').join(', ')}, ?)`)
  const asText = db.prepare('insert into ready values (?, ?, ?)')
  let position = 0
  return {
    add: (text: string) => {
      const after = position
      const sent = JSON.parse(text) as { 'continued-at'?: string; contacts: Json[] }
      const next = sent['continued-at'] ?? null
      db.exec('begin')
      for (const contact of sent.contacts) {
        position += 1
        asColumns.run(position, ...keys.map((key) => stored(contact[key])), next)
        asText.run(position, JSON.stringify(contact), next)
      }
      db.exec('commit')
      return { columns: `/contacts?after=${after}`, ready: `/ready?after=${after}` }
    },
    close: () => db.close(),
  }
}
