import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Row {
  method: string
  path: string
}
const page = readFileSync(join(import.meta.dirname, '../../../docs/interface.md'), 'utf8')

const kinds: Record<string, string[]> = {
  owner: ['contacts', 'cases', 'deals'],
  resource: ['messages', 'milestones', 'tasks', 'notes', 'writeboards', 'links', 'files'],
}
const expanded = (row: Row): Row[] => {
  const kind = /^\/\{(owner|resource)\}/.exec(row.path)?.[1]
  return kind ? (kinds[kind] ?? []).map((value) => ({ ...row, path: row.path.replace(`{${kind}}`, value) })) : [row]
}
/** Without the query and the optional part; every id is 7. */
const plain = ({ method, path }: Row): Row => {
  const told = path.replace(/\?.*$/, '').replace(/\/:?(\[\w+\]|\{page\}|\{type\})$/, '')
  return { method, path: told.replace(/\{[^}]+\}/g, '7') }
}

/** Every row of the interface's tables; rows for several resources are expanded. */
export const interfaceRoutes = [...page.matchAll(/^\| (GET|POST|PUT|DELETE) \| (\S+) \|/gm)].flatMap(([, method = '', path = '']) =>
  expanded({ method, path }).map(plain),
)
