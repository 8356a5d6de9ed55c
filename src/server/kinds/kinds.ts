import { sql } from 'kysely'
import type { Resource } from '../../contract/resources.ts'
import type { Actor } from '../actor.ts'
import { caseKind } from '../cases/case-kind.ts'
import { categoryKind } from '../categories/category-kind.ts'
import { commentKind } from '../comments/comment-kind.ts'
import { contactKind } from '../contacts/contact-kind.ts'
import { dealKind } from '../deals/deal-kind.ts'
import { eventCategoryKind } from '../event-categories/event-category-kind.ts'
import { expenseKind } from '../expenses/expense-kind.ts'
import { fileKind } from '../files/file-kind.ts'
import { linkKind } from '../links/link-kind.ts'
import { messageKind } from '../messages/message-kind.ts'
import { milestoneKind } from '../milestones/milestone-kind.ts'
import { namedCategoryKind } from '../named-categories/named-category-kind.ts'
import { noteKind } from '../notes/note-kind.ts'
import { userKind } from '../people/user-kind.ts'
import { projectKind } from '../projects/project-kind.ts'
import { gramsOf, searchText } from '../search/grams.ts'
import type { JournaledTables, TableName } from '../store/tables.ts'
import { taskListKind } from '../task-lists/task-list-kind.ts'
import { taskKind } from '../tasks/task-kind.ts'
import { nobody } from '../visibility/visibility.ts'
import { workgroupKind } from '../workgroups/workgroup-kind.ts'
import { writeboardKind, writeboardRevisionKind } from '../writeboards/writeboard-kind.ts'
import type { Condition, Derived, House, Kind } from './kind.ts'

/** The kind of every journaled table. */
export const kinds: { [T in TableName]: Kind<JournaledTables[T]> } = {
  contacts: contactKind,
  deals: dealKind,
  dealCategories: namedCategoryKind('deal category'),
  cases: caseKind,
  notes: noteKind,
  comments: commentKind,
  workgroups: workgroupKind,
  users: userKind,
  files: fileKind,
  projects: projectKind,
  projectCategories: namedCategoryKind('project category'),
  expenseCategories: namedCategoryKind('expense category'),
  categories: categoryKind,
  messages: messageKind,
  expenses: expenseKind,
  milestones: milestoneKind,
  writeboards: writeboardKind,
  writeboardRevisions: writeboardRevisionKind,
  links: linkKind,
  taskLists: taskListKind,
  tasks: taskKind,
  eventCategories: eventCategoryKind,
}

type AnyRow = JournaledTables[TableName]
/** A kind without the type of its rows, for what is done to rows of any. */
export const kindOf = (table: TableName) => kinds[table] as unknown as Kind<AnyRow>
/** The columns of a row that follow from its others. */
export const columnsOf = <T extends TableName>(table: T, row: JournaledTables[T]) => kindOf(table).columns?.(row) ?? {}
/** What the contract calls a resource: every journaled table and nothing else, or what tells of one does not compile. */
export const tables: TableName[] = Object.keys(kinds) as Resource[]
const attaching = tables.filter((table) => kinds[table].attachments)

const told = (actor: Actor, table: TableName, as: string, within: TableName[], was?: House['was']): Condition => {
  const inside = [...within, table]
  return kinds[table].sees(actor, as, { attaching, within, sees: (other, name) => told(actor, other, name, inside), was })
}

/** Who sees rows of a table, as SQL about the rows named `as`; `was` lets those that hang on something gone be seen too. */
export const sees = (actor: Actor, table: TableName, as: string = table, was?: House['was']): Condition => told(actor, table, as, [], was)
const recorded = tables.filter((table) => kinds[table].recorded)
/** Who sees what rows named `as` tell of by their `resource` and `resourceId`, as feed and notifications do: nobody, once it is gone. */
export const seesNamed = (actor: Actor, as: string): Condition => {
  const column = (name: string) => sql.ref(`${as}.${name}`)
  const seen = recorded.map(
    (table) => sql`when ${sql.lit(table)} then exists (select 1 from ${sql.table(table)} as r
      where r."accountId" = ${column('accountId')} and r.id = ${column('resourceId')} and ${sees(actor, table, 'r')})`,
  )
  return sql<boolean>`(case ${column('resource')} ${sql.join(seen, sql` `)} else ${nobody} end)`
}
const list = (json: string) => JSON.parse(json) as string[]
/** The ids of the files that are attached to a row. */
export const filesOf = (table: TableName, row: AnyRow) => {
  const column = kindOf(table).attachments
  return column ? list((row as unknown as Record<string, string>)[column] ?? '[]') : []
}

const fileUses = (table: TableName): Derived<AnyRow> => ({
  table: 'fileUses',
  owner: (row) => ({ ownerKind: table, ownerId: row.id }),
  rows: (row) => filesOf(table, row).map((fileId) => ({ fileId })),
})
const found = (table: TableName, searched: (row: AnyRow) => string): Derived<AnyRow>[] => {
  const owner = (row: AnyRow) => ({ resource: table, rowId: row.id })
  return [
    { table: 'searchTexts', owner, from: searched, rows: (row) => [{ text: searchText(searched(row)) }] },
    { table: 'searchGrams', owner, from: searched, rows: (row) => gramsOf(searchText(searched(row))).map((gram) => ({ gram })) },
  ]
}
const derivedBy = (table: TableName) => {
  const { derived, searched } = kindOf(table)
  return [...derived, ...(attaching.includes(table) ? [fileUses(table)] : []), ...(searched ? found(table, searched) : [])]
}
const derived = new Map<TableName, Derived<AnyRow>[]>(tables.map((table) => [table, derivedBy(table)]))
/** Everything that follows from the rows of a table. */
export const derivedOf = (table: TableName): Derived<AnyRow>[] => derived.get(table) ?? []

/** A row as verbs write it and the journal keeps it, without the columns that follow from the others. */
export const asWritten = <T extends TableName>(table: T, row: JournaledTables[T]): JournaledTables[T] => {
  const { columnNames } = kinds[table]
  if (!columnNames?.some((column) => column in row)) return row
  const written: Record<string, unknown> = {}
  for (const column in row) if (!columnNames.includes(column)) written[column] = row[column]
  return written as unknown as JournaledTables[T]
}
