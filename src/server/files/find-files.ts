import { type RawBuilder, sql } from 'kysely'
import type { FileRecord } from '../../contract/notes/file-record.ts'
import type { Actor } from '../actor.ts'
import { commentsCount } from '../comments/comments-count.ts'
import { notFound } from '../errors.ts'
import { findRow } from '../kinds/find.ts'
import { kinds, sees, tables } from '../kinds/kinds.ts'
import { cutPage, type Order, type PageAt, pageClause } from '../lists/page.ts'
import type { FileRow } from '../store/rows/files.ts'
import type { ReadTx } from '../store/store.ts'
import { seesProject } from '../visibility/visibility.ts'
import { toFile } from './attachments.ts'

const filesPerPage = 50
/** `inSight`: whether the reader sees the project that it was uploaded to. */
type ReadFile = FileRow & { commentsCount: number; inSight: number | boolean }

const newestFirst: Order<ReadFile> = {
  name: 'newest',
  descending: true,
  keys: [{ column: sql.ref('files.id'), read: (row) => row.id }],
}

const selectFiles = (actor: Actor, where: RawBuilder<unknown>) => sql<ReadFile>`
  select files.*, ${commentsCount(actor, 'files')} as "commentsCount", (${seesProject(actor, 'files')}) as "inSight" from files
  where files."accountId" = ${actor.accountId} and ${sees(actor, 'files')} and ${where}`

const read = (row: ReadFile): FileRecord & { changeId: string } => ({
  ...toFile(row),
  ...(row.projectId && row.inSight ? { projectId: row.projectId } : {}),
  ...(row.categoryId && row.inSight ? { categoryId: row.categoryId } : {}),
  commentsCount: Number(row.commentsCount),
  changeId: row.changeId,
})

export const findFile = async (tx: ReadTx, actor: Actor, id: string) => {
  const { rows } = await selectFiles(actor, sql`files.id = ${id}`).execute(tx.db)
  if (!rows[0]) throw notFound()
  return read(rows[0])
}

const pageOfFiles = async (tx: ReadTx, actor: Actor, where: RawBuilder<unknown>, at: PageAt) => {
  const clause = pageClause(newestFirst, at, filesPerPage)
  const { rows } = await sql<ReadFile>`${selectFiles(actor, sql`${where} and ${clause.after}`)} ${clause.end}`.execute(tx.db)
  const page = cutPage(newestFirst, rows, filesPerPage)
  return { files: page.items.map(read), next: page.next }
}

/** The ids of the files of a project: uploaded to it, or attached to anything that is part of it. */
const filesOfProject = (actor: Actor, projectId: string) => {
  const attached = tables.flatMap((table) => {
    const { project, attachments } = kinds[table]
    if (!project || !attachments) return []
    return [
      sql`select u."fileId" from "fileUses" u join ${sql.table(table)} o on o."accountId" = u."accountId" and o.id = u."ownerId"
        where u."accountId" = ${actor.accountId} and u."ownerKind" = ${table} and ${sql.ref(`o.${project}`)} = ${projectId}`,
    ]
  })
  const uploaded = sql`select id from files where "accountId" = ${actor.accountId} and "projectId" = ${projectId}`
  return sql.join([uploaded, ...attached], sql` union `)
}

/** The files of a project that one may see, the newest first. */
export const listProjectFiles = async (tx: ReadTx, actor: Actor, projectId: string, at: PageAt) => {
  await findRow(tx, actor, 'projects', projectId)
  return pageOfFiles(tx, actor, sql`files.id in (${filesOfProject(actor, projectId)})`, at)
}

/** Those of one category; 404 where it is none of the project's for files. */
export const listFilesOfCategory = async (tx: ReadTx, actor: Actor, projectId: string, categoryId: string, at: PageAt) => {
  const category = await findRow(tx, actor, 'categories', categoryId)
  if (category.projectId !== projectId || category.type !== 'file') throw notFound()
  return pageOfFiles(tx, actor, sql`files."categoryId" = ${categoryId}`, at)
}
