import { sql } from 'kysely'
import { type ChangedField, changedFields, type FieldChange } from '../../../contract/x/changes.ts'
import type { Actor } from '../../core/actor.ts'
import { titlesOf } from '../../core/rows/belonging.ts'
import { idsInColumn } from '../../core/store/definitions/definitions.ts'
import { rowsIn, storedRows } from '../../core/store/journal/images.ts'
import { storedJson } from '../../core/store/list-columns.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { AnyRow, TableName } from '../../core/store/tables.ts'
import { lastTitlesOf } from './gone.ts'
import { seenOrGone } from './sees-change.ts'

interface Asked {
  table: TableName
  id: string
}
interface Named {
  resource: TableName
  resourceId: string
}
/** The value of a field: its texts, or the records that it refers to. */
type Value = (string | Named)[]
interface Written {
  field: ChangedField
  before: Value
  after: Value
}

/** Returns the states of the record that the actor would see, by the change that wrote each. */
const seenStates = async (tx: ReadTx, actor: Actor, table: TableName, images: AnyRow[]): Promise<Set<string>> => {
  const states = [...new Map(images.map((image) => [image.changeId, image])).values()]
  // The history of users and files has its own rule, by author.
  if (tx.definitions.of(table).rights.history) return new Set(states.map(({ changeId }) => changeId))
  const [first] = states
  if (!first) return new Set()
  const rows = tx.dialect.rowsOf(storedJson(states), table, Object.keys(first))
  const seen = await sql<{ changeId: string }>`select cast(t."changeId" as text) as "changeId" from ${rows} as t
    where ${tx.definitions.sees(actor, table, 't')}`.execute(tx.db)
  return new Set(seen.rows.map(({ changeId }) => changeId))
}

/** The fields of an entry that say what kind it is, which follow its own text. */
const kinds = ['entityType', 'type', 'kind']

/** Returns the entries of a list: texts as they are, of others their texts in one, such as `+47 55 12 34 56, phone, work`. */
const entriesIn = (list: (string | Record<string, unknown>)[]): string[] =>
  list.map((entry) => {
    if (typeof entry === 'string') return entry
    const fields = Object.keys(entry).filter((key) => key !== 'id' && !kinds.includes(key))
    return [...fields, ...kinds].flatMap((key) => (typeof entry[key] === 'string' && entry[key] !== '' ? [entry[key]] : [])).join(', ')
  })

/** Returns a function that reads the value of a field of a row. */
const openValues = (tx: ReadTx, table: TableName) => {
  const { definitions } = tx
  const [links, lists] = [new Map(definitions.linkColumns(table)), new Map(definitions.linkLists(table))]
  const { attachments, parent } = definitions.of(table)
  if (attachments) lists.set(attachments, 'files')
  return (row: AnyRow, field: ChangedField): Value => {
    const cells = row as unknown as Record<string, string | number | string[] | null | undefined>
    if (field === 'belongsTo') return parent ? [{ resource: cells[parent.kind] as TableName, resourceId: String(cells[parent.id]) }] : []
    const cell = cells[field]
    if (cell === null || cell === undefined || cell === '') return []
    const [to, toEach] = [links.get(field), lists.get(field)]
    if (to) return [{ resource: to, resourceId: String(cell) }]
    if (toEach) return idsInColumn(row, field).map((resourceId) => ({ resource: toEach, resourceId }))
    return Array.isArray(cell) ? entriesIn(cell) : [String(cell)]
  }
}

/** Returns the titles of those of these records that the actor sees, or would see as they last were. */
const seenTitles = async (tx: ReadTx, actor: Actor, named: Named[]) => {
  const seen: Named[] = []
  for (const [resource, records] of Map.groupBy(named, (one) => one.resource))
    for (const resourceId of await seenOrGone(tx, actor, resource, [...new Set(records.map((one) => one.resourceId))]))
      seen.push({ resource, resourceId })
  const titles = await titlesOf(tx, actor.accountId, seen)
  const last = await lastTitlesOf(
    tx,
    actor.accountId,
    seen.filter((one) => titles(one) === undefined),
  )
  const known = new Map(seen.map((one) => [`${one.resource} ${one.resourceId}`, titles(one) ?? last(one)]))
  return ({ resource, resourceId }: Named) => known.get(`${resource} ${resourceId}`)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns what changes did to the fields of a record, as far as the actor would see its states and the records that they name. */
export const changedFieldsOf = async (tx: ReadTx, actor: Actor, { table, id }: Asked, changes: { id: string }[]) => {
  const rows = await storedRows(tx, actor.accountId, changes)
    .where('tableName', '=', table)
    .where('rowId', '=', id)
    .select(['changeId', 'before', 'after'])
    .execute()
  const updates = rows.flatMap(({ changeId, ...images }) => {
    const { before, after } = rowsIn(table, images)
    return before && after ? [{ changeId, before, after }] : []
  })
  const seen = await seenStates(
    tx,
    actor,
    table,
    updates.flatMap(({ before, after }) => [before, after]),
  )
  const readValue = openValues(tx, table)
  const written = updates.map(({ changeId, before, after }): [string, Written[]] => {
    if (!seen.has(before.changeId) || !seen.has(after.changeId)) return [changeId, []]
    const values = changedFields.map((field) => ({ field, before: readValue(before, field), after: readValue(after, field) }))
    return [changeId, values.filter((value) => !isSame(value.before, value.after))]
  })
  const named = written.flatMap(([, fields]) => fields.flatMap(({ before, after }) => [...before, ...after]))
  const titleOf = await seenTitles(
    tx,
    actor,
    named.filter((one) => typeof one !== 'string'),
  )
  const shown = (value: Value) => value.flatMap((one) => (typeof one === 'string' ? one : (titleOf(one) ?? [])))
  const byChange = new Map(
    written.map(([changeId, fields]): [string, FieldChange[]] => [
      changeId,
      fields
        .map(({ field, before, after }) => ({ field, before: shown(before), after: shown(after) }))
        .filter(({ before, after }) => !isSame(before, after)),
    ]),
  )
  return (changeId: string) => {
    const fields = byChange.get(changeId)
    return fields?.length ? { fields } : undefined
  }
}
