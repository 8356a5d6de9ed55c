import { type RawBuilder, sql } from 'kysely'
import type { ProjectPart } from '../../../../contract/resources.ts'
import type { Actor } from '../../actor.ts'
import { type Condition, finds, nobody } from '../conditions.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { gramsOf, searchText } from '../searchable/grams.ts'
import type { AnyRow, Row, TableName } from '../tables.ts'
import type { Derived, ResourceDefinition, VisibilityContext } from './resource-definition.ts'
import { type SearchSource, searchTextsOf } from './search-source.ts'

/** The definition of every journaled table. */
export type DefinitionMap = { [T in TableName]: ResourceDefinition<Row<T>> }

/** Returns the cells of a row of any table by column. */
export const cellsOf = (row: AnyRow) => row as unknown as Record<string, string | null>
/** Returns the ids in a column of a row of any table. */
export const idsInColumn = (row: AnyRow, column: string) => (row as unknown as Record<string, string[] | undefined>)[column] ?? []

const searchEntries = (table: TableName, textOf: (row: AnyRow) => string): Derived<AnyRow>[] => {
  const owner = (row: AnyRow) => ({ resource: table, rowId: row.id })
  return [
    { table: 'searchTexts', owner, from: textOf, rows: (row) => [{ text: searchText(textOf(row)) }] },
    { table: 'searchGrams', owner, from: textOf, rows: (row) => gramsOf(searchText(textOf(row))).map((gram) => ({ gram })) },
  ]
}

/** Answers questions about all tables from their definitions. The service passes it to the store, and transactions carry it. */
export const openDefinitions = (map: DefinitionMap) => {
  const tables = Object.keys(map) as TableName[]
  /** Returns the definition of a table, typed by its row if the table is known. */
  const of = <T extends TableName>(table: T) => map[table] as unknown as ResourceDefinition<Row<T>>
  const attaching = tables.filter((table) => map[table].attachments)
  const recorded = tables.filter((table) => map[table].recorded)
  const searched = tables.filter((table) => map[table].searched)

  /** Selects the ids of the files that are attached to records of a project. */
  const attachedIn = (accountId: string, projectId: string) => {
    const uses = attaching.flatMap((table) => {
      const { project } = of(table)
      if (!project) return []
      return [
        sql`select u."fileId" from "fileUses" u join ${sql.table(table)} o on o."accountId" = ${accountId} and o.id = u."ownerId"
          where u."accountId" = ${accountId} and u."ownerKind" = ${table} and ${sql.ref(`o.${project}`)} = ${projectId}`,
      ]
    })
    return sql.join(uses, sql` union `)
  }
  const contextFor = (actor: Actor, was?: VisibilityContext['was']): VisibilityContext => ({
    accountId: actor.accountId,
    attaching,
    attachedIn: (projectId) => attachedIn(actor.accountId, projectId),
    sees: (table, as) => sees(actor, table, as),
    was,
  })
  /** Returns the condition for rows called `as` that the actor sees. `was` includes rows whose deleted parent used to be visible. */
  const sees = (actor: Actor, table: TableName, as: string = table, was?: VisibilityContext['was']): Condition =>
    map[table].sees(actor, as, contextFor(actor, was))
  /** Returns what a project counts: each part with its table and the condition for the rows that count. */
  const countedIn = (actor: Actor, projectId: string) => {
    const context = contextFor(actor)
    return tables.flatMap((table) =>
      Object.entries(of(table).counted ?? {}).map(([part, where]): [ProjectPart, TableName, RawBuilder<unknown>] => [
        part as ProjectPart,
        table,
        sql`${sees(actor, table)} and ${where(actor, projectId, context)}`,
      ]),
    )
  }
  /** Returns how the rows of a table are found by name. */
  const searchSourceOf = (table: TableName, dialect: Dialect, accountId: string): SearchSource =>
    of(table).searchSource?.(dialect, accountId) ?? searchTextsOf(table, dialect, accountId)
  /** Returns the condition for rows called `as` (of the feed or notifications) whose `resource` and `resourceId` name a visible record. */
  const seesNamed = (actor: Actor, as: string): Condition => {
    const column = (name: string) => sql.ref(`${as}.${name}`)
    const seen = recorded.map(
      (table) =>
        sql`when ${sql.lit(table)} then ${finds(sql`select 1 from ${sql.table(table)} as r
      where r."accountId" = ${actor.accountId} and r.id = ${column('resourceId')} and ${sees(actor, table, 'r')}`)}`,
    )
    return sql<boolean>`(case ${column('resource')} ${sql.join(seen, sql` `)} else ${nobody} end)`
  }

  const columnMakers = (table: TableName) => Object.entries(of(table).derived?.columns ?? {})
  /** Returns the names of a table's derived columns. */
  const columnNamesOf = (table: TableName) => columnMakers(table).map(([column]) => column)
  /** Returns the derived columns of a row. */
  const columnsOf = <T extends TableName>(table: T, row: Row<T>): Record<string, string> =>
    Object.fromEntries(columnMakers(table).map(([column, make]) => [column, make(row)]))
  /** Returns a row without derived columns, as verbs write it and the journal stores it. */
  const asWritten = <T extends TableName>(table: T, row: Row<T>): Row<T> => {
    const columnNames = columnNamesOf(table)
    if (!columnNames.some((column) => column in row)) return row
    return Object.fromEntries(Object.entries(row).filter(([column]) => !columnNames.includes(column))) as unknown as Row<T>
  }

  /** Returns the ids of the attached files of a row. */
  const filesOf = (table: TableName, row: AnyRow) => {
    const column = of(table).attachments
    return column ? idsInColumn(row, column) : []
  }
  /** Returns the columns of a table that hold the id of another row, with its table. */
  const linkColumns = (table: TableName) =>
    Object.entries(map[table].links).flatMap(([column, to]): [string, TableName][] => (typeof to === 'string' ? [[column, to]] : []))
  /** Returns the columns of a table that hold a JSON array of ids, with the table of the rows. */
  const linkLists = (table: TableName) =>
    Object.entries(map[table].links).flatMap(([column, to]): [string, TableName][] => (typeof to === 'string' ? [] : [[column, to[0]]]))
  /** Returns the ids in the JSON columns of a row, with their tables. */
  const listedBy = (table: TableName, row: AnyRow): [target: TableName, id: string][] => {
    const lists = linkLists(table).flatMap(([column, target]) => idsInColumn(row, column).map((id): [TableName, string] => [target, id]))
    return [...lists, ...filesOf(table, row).map((id): [TableName, string] => ['files', id])]
  }

  const fileUses = (table: TableName): Derived<AnyRow> => ({
    table: 'fileUses',
    owner: (row) => ({ ownerKind: table, ownerId: row.id }),
    from: (row) => filesOf(table, row).join(),
    rows: (row) => filesOf(table, row).map((fileId) => ({ fileId })),
  })
  const derivedBy = (table: TableName) => {
    const { derived, searched, searchSource } = of(table)
    const textOf = (row: AnyRow) => (searched ?? []).map((column) => cellsOf(row)[column]).join(' ')
    return [
      ...(derived?.tables ?? []),
      ...(attaching.includes(table) ? [fileUses(table)] : []),
      ...(searched && !searchSource ? searchEntries(table, textOf) : []),
    ] as Derived<AnyRow>[]
  }
  const derived = new Map<TableName, Derived<AnyRow>[]>(tables.map((table) => [table, derivedBy(table)]))
  /** Returns everything derived from the rows of a table. */
  const derivedOf = (table: TableName): Derived<AnyRow>[] => derived.get(table) ?? []
  /** Returns the counters that follow from the rows of a table. */
  const countsOf = (table: TableName) => of(table).derived?.counts ?? []

  /** Returns the project of a row. A resource whose parents can be in a project has a column for it too. */
  const projectOf = (table: TableName, row: AnyRow): string | null => {
    const { project } = of(table)
    return (project && cellsOf(row)[project]) ?? null
  }
  /** Returns the record that a row belongs to: its parent or its project. The owner of a personal task is a person, which is none. */
  const parentOf = (table: TableName, row: AnyRow) => {
    if (table === 'projects') return undefined
    const { parent } = of(table)
    const resource = parent ? (cellsOf(row)[parent.kind] as TableName) : 'projects'
    const resourceId = parent ? cellsOf(row)[parent.id] : projectOf(table, row)
    return resourceId && resource !== 'users' ? { resource, resourceId } : undefined
  }
  /** Returns the tables whose rows belong to a row of a table and are deleted with it. */
  const childrenOf = (table: TableName) => tables.filter((other) => of(other).parent?.tables.includes(table))

  return {
    ...{ tables, of, sees, seesNamed, searched, searchSourceOf, attachedIn, countedIn, columnNamesOf, columnsOf, asWritten },
    ...{ filesOf, linkColumns, linkLists, listedBy, derivedOf, countsOf, projectOf, parentOf, childrenOf },
  }
}

/** What all tables say about themselves. */
export type Definitions = ReturnType<typeof openDefinitions>
