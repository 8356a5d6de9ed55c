import { putChunks } from '../../core/store/file-chunks/file-chunks.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { TableName } from '../../core/store/tables.ts'
import type { DemoVisibility, Key, Moment } from './types.ts'
import type { DemoWorkspace } from './workspace.ts'

/** The account to fill, with its first administrator and its own company. */
export interface Opened {
  accountId: string
  userId: string
  companyId: string
}
export type Ids = Map<string, string>

/** Returns the id of a key of the sample data. @throws if there is none */
export const need = (ids: Ids, name: string) => {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo data names ${name}, which is not there`)
  return id
}

/** Shared by the writers of sample data. People, workgroups and files have keys. */
export interface Filling {
  tx: WriteTx
  opened: Opened
  /** Writes a row with `author` as its author. */
  put: (table: TableName, author: string, row: object, createdAt: Moment, updatedAt?: Moment) => Promise<{ id: string }>
  person: (key: Key) => string
  filesOf: (keys: Key[]) => string[]
  aclOf: (of: DemoVisibility) => { visibility: string; groupId: string | null; allowedUsers: string[] }
}
/** The same after the contacts were written, with their ids in order. */
export type FillingOn = Filling & { contacts: string[] }

/** Creates the ids of people, workgroups and files, which all other records refer to. */
export const openFilling = async (tx: WriteTx, opened: Opened, story: DemoWorkspace): Promise<Filling> => {
  const { accountId } = opened
  const [users, groups, files]: [Ids, Ids, Ids] = [new Map(), new Map(), new Map()]
  const person = (key: Key) => need(users, key)
  const put: Filling['put'] = async (table, author, row, createdAt, updatedAt = createdAt) =>
    tx.load(table, { accountId, authorId: author, createdAt, updatedAt, ...row })
  const list = (ids: Ids, keys: Key[]) => keys.map((key) => need(ids, key))
  for (const [i, { key }] of story.people.entries()) users.set(key, i === 0 ? opened.userId : await tx.nextId())
  for (const { key, name, users: members, author, createdAt } of story.workgroups)
    groups.set(key, (await put('workgroups', person(author), { name, users: list(users, members) }, createdAt)).id)
  for (const { key, name, contentType, bytes, author, createdAt } of story.files) {
    const { id } = await put('files', person(author), { name, contentType, byteSize: bytes.byteLength, attachedAt: createdAt }, createdAt)
    await putChunks(tx, accountId, id, bytes)
    files.set(key, id)
  }
  return {
    ...{ tx, opened, put, person },
    filesOf: (keys) => list(files, keys),
    aclOf: ({ visibility, group, allowedUsers = [] }) => ({
      visibility,
      groupId: group ? need(groups, group) : null,
      allowedUsers: list(users, allowedUsers),
    }),
  }
}
