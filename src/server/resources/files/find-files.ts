import { type RawBuilder, sql } from 'kysely'
import { normalizeTerm } from '../../../contract/normalize-for-search.ts'
import type { FileRecord } from '../../../contract/notes/file-record.ts'
import type { FileType, listProjectFiles as listing } from '../../../contract/notes/files.ts'
import type { QueryOf } from '../../../contract/wire/endpoint.ts'
import type { Actor } from '../../core/actor.ts'
import { notFound } from '../../core/errors.ts'
import { containsWords } from '../../core/lists/contains-words.ts'
import { byColumns, type Order, type PageAt, readPage, sortedBy } from '../../core/lists/page.ts'
import { findRow, found } from '../../core/rows/rows.ts'
import { thumbnailPosition } from '../../core/store/file-chunks/file-chunks.ts'
import { countOf } from '../../core/store/many-rows.ts'
import type { ReadTx } from '../../core/store/store.ts'
import type { Tables } from '../../core/store/tables.ts'
import { commentsCount } from '../../core/visibility/comments-count.ts'
import { seesProject } from '../../core/visibility/visibility.ts'
import { toFile } from './attachments.ts'
import { filesOfProject } from './sees-files.ts'

const filesPerPage = 50
/** `projectSeen` says whether the reader sees the project of the upload. */
type ReadFile = Tables['files'] & { commentsCount: number; projectSeen: number | boolean; hasThumbnail: number | boolean }

const keys = {
  created: [],
  name: byColumns<ReadFile>('files', 'sortKey'),
  size: byColumns<ReadFile>('files', 'byteSize').map((key) => ({ ...key, fits: (value: string) => /^\d{1,15}$/.test(value) })),
}
const newestFirst: Order<ReadFile> = { name: 'newest', descending: true, keys: byColumns('files', 'id') }

const hasThumbnail = ({
  accountId,
}: Actor) => sql`exists (select 1 from "fileChunks" t where t."accountId" = ${accountId} and t."fileId" = files.id
  and t.position = ${sql.lit(thumbnailPosition)})`

const visibleFiles = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql`files
  where files."accountId" = ${actor.accountId} and ${tx.definitions.sees(actor, 'files')} and ${where}`

const selectFiles = (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>) => sql<ReadFile>`
  select files.*, ${commentsCount(actor, 'files')} as "commentsCount", (${seesProject(actor, 'files')}) as "projectSeen",
    ${hasThumbnail(actor)} as "hasThumbnail" from ${visibleFiles(tx, actor, where)}`

const read = (row: ReadFile): FileRecord & { changeId: string } => ({
  ...toFile(row),
  ...(row.projectId && row.projectSeen ? { projectId: row.projectId } : {}),
  ...(row.categoryId && row.projectSeen ? { categoryId: row.categoryId } : {}),
  ...(row.hasThumbnail ? { xThumbnail: true } : {}),
  commentsCount: Number(row.commentsCount),
  changeId: row.changeId,
})

export const findFile = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectFiles(tx, actor, sql`files.id = ${id}`).execute(tx.db)
  return read(found(rows[0]))
}

type FileQuery = QueryOf<typeof listing>

const isPicture = sql`files."contentType" like 'image/%'`
const isPdf = sql`files."contentType" = 'application/pdf'`
const isText = sql`files."contentType" like 'text/%'`
const ofType: Record<FileType, RawBuilder<unknown>> = {
  picture: isPicture,
  pdf: isPdf,
  text: isText,
  other: sql`not (${isPicture} or ${isPdf} or ${isText})`,
}

/** Restricts the files of a place to those that match the query. */
const conditionOf = ({ dialect }: ReadTx, place: RawBuilder<unknown>, { xTerm, xType, xAuthor }: FileQuery) => {
  const all = [place]
  if (xTerm) all.push(containsWords(dialect, sql.ref<string>('files.sortKey'), normalizeTerm(xTerm)))
  if (xType) all.push(ofType[xType])
  if (xAuthor) all.push(sql`files."authorId" = ${xAuthor}`)
  return sql.join(all, sql` and `)
}

const pageOfFiles = async (tx: ReadTx, actor: Actor, place: RawBuilder<unknown>, query: FileQuery, at: PageAt) => {
  const where = conditionOf(tx, place, query)
  const { xSort = '-created' } = query
  const order = xSort === '-created' ? newestFirst : sortedBy('files', xSort, keys)
  const page = await readPage(tx, order, at, filesPerPage, (after) => selectFiles(tx, actor, sql`${where} and ${after}`))
  const total = query.xCount ? await countOf(tx, visibleFiles(tx, actor, where)) : undefined
  return { files: page.items.map(read), next: page.next, total }
}

interface OfProject {
  projectId: string
}

/** Returns the visible files of a project, newest first by default. */
export const listProjectFiles = async (tx: ReadTx, actor: Actor, { projectId }: OfProject, query: FileQuery, at: PageAt) => {
  await findRow(tx, actor, 'projects', projectId)
  return pageOfFiles(
    tx,
    actor,
    sql`files.id in (${filesOfProject(actor, projectId, tx.definitions.attachedIn(actor.accountId, projectId))})`,
    query,
    at,
  )
}

/** Returns the files of one category. @throws 404 if it is not a file category of the project */
export const listFilesOfCategory = async (
  tx: ReadTx,
  actor: Actor,
  { projectId, categoryId }: OfProject & { categoryId: string },
  query: FileQuery,
  at: PageAt,
) => {
  const category = await findRow(tx, actor, 'categories', categoryId)
  if (category.projectId !== projectId || category.type !== 'file') throw notFound()
  return pageOfFiles(tx, actor, sql`files."categoryId" = ${categoryId}`, query, at)
}
