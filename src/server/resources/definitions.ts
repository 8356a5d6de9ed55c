import { sql } from 'kysely'
import type { Resource } from '../../contract/resources.ts'
import type { Actor } from '../actor.ts'
import { caseDefinition } from '../cases/case-definition.ts'
import { categoryDefinition } from '../categories/category-definition.ts'
import { commentDefinition } from '../comments/comment-definition.ts'
import { contactDefinition } from '../contacts/contact-definition.ts'
import { dealDefinition } from '../deals/deal-definition.ts'
import { eventCategoryDefinition } from '../event-categories/event-category-definition.ts'
import { expenseDefinition } from '../expenses/expense-definition.ts'
import { fileDefinition } from '../files/file-definition.ts'
import { linkDefinition } from '../links/link-definition.ts'
import { messageDefinition } from '../messages/message-definition.ts'
import { milestoneDefinition } from '../milestones/milestone-definition.ts'
import { namedCategoryDefinition } from '../named-categories/named-category-definition.ts'
import { noteDefinition } from '../notes/note-definition.ts'
import { userDefinition } from '../people/user-definition.ts'
import { projectDefinition } from '../projects/project-definition.ts'
import { gramsOf, searchText } from '../search/grams.ts'
import type { AnyRow, Row, TableName } from '../store/tables.ts'
import { taskListDefinition } from '../task-lists/task-list-definition.ts'
import { taskDefinition } from '../tasks/task-definition.ts'
import { finds, nobody } from '../visibility/visibility.ts'
import { workgroupDefinition } from '../workgroups/workgroup-definition.ts'
import { writeboardDefinition, writeboardRevisionDefinition } from '../writeboards/writeboard-definition.ts'
import type { Condition, Derived, ResourceDefinition, VisibilityContext } from './resource-definition.ts'

/** The definition of every journaled table. */
export const definitions: { [T in TableName]: ResourceDefinition<Row<T>> } = {
  contacts: contactDefinition,
  deals: dealDefinition,
  dealCategories: namedCategoryDefinition('deal category'),
  cases: caseDefinition,
  notes: noteDefinition,
  comments: commentDefinition,
  workgroups: workgroupDefinition,
  users: userDefinition,
  files: fileDefinition,
  projects: projectDefinition,
  projectCategories: namedCategoryDefinition('project category'),
  expenseCategories: namedCategoryDefinition('expense category'),
  categories: categoryDefinition,
  messages: messageDefinition,
  expenses: expenseDefinition,
  milestones: milestoneDefinition,
  writeboards: writeboardDefinition,
  writeboardRevisions: writeboardRevisionDefinition,
  links: linkDefinition,
  taskLists: taskListDefinition,
  tasks: taskDefinition,
  eventCategories: eventCategoryDefinition,
}

/** Returns a definition without its row type, for code that works on rows of any table. */
export const definitionOf = (table: TableName) => definitions[table] as unknown as ResourceDefinition<AnyRow>
const columnMakers = (table: TableName) => Object.entries(definitionOf(table).derived?.columns ?? {})
/** Returns the names of a table's derived columns. */
export const columnNamesOf = (table: TableName) => columnMakers(table).map(([column]) => column)
/** Returns the derived columns of a row. */
export const columnsOf = <T extends TableName>(table: T, row: Row<T>): Record<string, string> =>
  Object.fromEntries(columnMakers(table).map(([column, make]) => [column, make(row)]))
/** All journaled tables, which are the resources of the contract. A difference is a type error. */
export const tables: TableName[] = Object.keys(definitions) as Resource[]
const attaching = tables.filter((table) => definitions[table].attachments)

/** Returns the condition for rows called `as` that the actor sees. `was` includes rows whose deleted parent used to be visible. */
export const sees = (actor: Actor, table: TableName, as: string = table, was?: VisibilityContext['was']): Condition =>
  definitions[table].sees(actor, as, { accountId: actor.accountId, attaching, sees: (other, name) => sees(actor, other, name), was })
const recorded = tables.filter((table) => definitions[table].recorded)
/** Returns the condition for rows called `as` (of the feed or notifications) whose `resource` and `resourceId` name a visible record. */
export const seesNamed = (actor: Actor, as: string): Condition => {
  const column = (name: string) => sql.ref(`${as}.${name}`)
  const seen = recorded.map(
    (table) =>
      sql`when ${sql.lit(table)} then ${finds(sql`select 1 from ${sql.table(table)} as r
      where r."accountId" = ${actor.accountId} and r.id = ${column('resourceId')} and ${sees(actor, table, 'r')}`)}`,
  )
  return sql<boolean>`(case ${column('resource')} ${sql.join(seen, sql` `)} else ${nobody} end)`
}
/** Returns the cells of a row of any table by column. */
export const cellsOf = (row: AnyRow) => row as unknown as Record<string, string | null>
const list = (json: string) => JSON.parse(json) as string[]
/** Returns the ids of the attached files of a row. */
export const filesOf = (table: TableName, row: AnyRow) => {
  const column = definitionOf(table).attachments
  return column ? list(cellsOf(row)[column] ?? '[]') : []
}

/** Returns the columns of a table that hold the id of another row, with its table. */
export const linkColumns = (table: TableName) =>
  Object.entries(definitions[table].links).flatMap(([column, to]): [string, TableName][] => (typeof to === 'string' ? [[column, to]] : []))
/** Returns the columns of a table that hold a JSON array of ids, with the table of the rows. */
export const linkLists = (table: TableName) =>
  Object.entries(definitions[table].links).flatMap(([column, to]): [string, TableName][] =>
    typeof to === 'string' ? [] : [[column, to[0]]],
  )
/** Returns the ids in the JSON columns of a row, with their tables. */
export const listedBy = (table: TableName, row: AnyRow): [target: TableName, id: string][] => {
  const cells = cellsOf(row)
  const lists = linkLists(table).flatMap(([column, target]) => list(cells[column] ?? '[]').map((id): [TableName, string] => [target, id]))
  return [...lists, ...filesOf(table, row).map((id): [TableName, string] => ['files', id])]
}

const fileUses = (table: TableName): Derived<AnyRow> => ({
  table: 'fileUses',
  owner: (row) => ({ ownerKind: table, ownerId: row.id }),
  from: (row) => filesOf(table, row).join(),
  rows: (row) => filesOf(table, row).map((fileId) => ({ fileId })),
})
const found = (table: TableName, textOf: (row: AnyRow) => string): Derived<AnyRow>[] => {
  const owner = (row: AnyRow) => ({ resource: table, rowId: row.id })
  return [
    { table: 'searchTexts', owner, from: textOf, rows: (row) => [{ text: searchText(textOf(row)) }] },
    { table: 'searchGrams', owner, from: textOf, rows: (row) => gramsOf(searchText(textOf(row))).map((gram) => ({ gram })) },
  ]
}
const derivedBy = (table: TableName) => {
  const { derived, searched } = definitionOf(table)
  const textOf = (row: AnyRow) => (searched ?? []).map((column) => row[column]).join(' ')
  return [...(derived?.tables ?? []), ...(attaching.includes(table) ? [fileUses(table)] : []), ...(searched ? found(table, textOf) : [])]
}
const derived = new Map<TableName, Derived<AnyRow>[]>(tables.map((table) => [table, derivedBy(table)]))
/** Returns everything derived from the rows of a table. */
export const derivedOf = (table: TableName): Derived<AnyRow>[] => derived.get(table) ?? []
/** Returns the counters that follow from the rows of a table. */
export const countsOf = (table: TableName) => definitionOf(table).derived?.counts ?? []

/** Returns a row without derived columns, as verbs write it and the journal stores it. */
export const asWritten = <T extends TableName>(table: T, row: Row<T>): Row<T> => {
  const columnNames = columnNamesOf(table)
  if (!columnNames.some((column) => column in row)) return row
  const written: Record<string, unknown> = {}
  for (const column in row) if (!columnNames.includes(column)) written[column] = row[column]
  return written as unknown as Row<T>
}
