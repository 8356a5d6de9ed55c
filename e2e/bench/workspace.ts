import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeSecrets } from '../../src/server/adapter/node-secrets.ts'
import { openSqlite } from '../../src/server/adapter/node-sqlite.ts'
import { fillWorkspace } from '../../src/server/demo/fill.ts'
import { generatedContacts } from '../../src/server/demo/generated/contacts.ts'
import { momentsFrom } from '../../src/server/demo/moments.ts'
import { account, people } from '../../src/server/demo/people.ts'
import type { DemoNote, DemoWorkspace } from '../../src/server/demo/types.ts'
import { workgroups } from '../../src/server/demo/workgroups.ts'
import { openAccount } from '../../src/server/people/accounts.ts'
import { createStore } from '../../src/server/store/store.ts'

/** A database with one workspace, and the bearer token of a member who sees most of it. */
export interface Filled {
  folder: string
  file: string
  token: string
  /** A contact with 300 notes. */
  noted: string
}

const seed = 20_261_117
const capacity = { contacts: 10_000_000, deals: 1_000_000, cases: 1_000_000 }
const notesOfOne = 300

const story = (now: Date, contacts: number): DemoWorkspace => {
  const moments = momentsFrom(now)
  const note = (i: number): DemoNote => ({
    contact: 2,
    body: `Call ${i + 1}: they want the second draft before the fair, and the prices beside it.`,
    date: moments.back(notesOfOne - i, '09:00'),
    createdAt: moments.back(notesOfOne - i, '09:00'),
    visibility: i % 9 ? 'public' : 'only-me',
    attachments: [],
    comments: [],
    author: 'ana',
  })
  return {
    account: account(moments),
    people: people(moments, 0),
    continueAs: [],
    workgroups: workgroups(moments),
    contactCount: contacts,
    contacts: generatedContacts(seed, contacts, 0, now),
    notes: Array.from({ length: notesOfOne }, (_, i) => note(i)),
    files: [],
  }
}

/** Makes a workspace of so many contacts, their visibility mixed as in the demo, in a folder of its own. */
export const makeWorkspace = async (folder: string, contacts: number): Promise<Filled> => {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'tandem.sqlite')
  const store = createStore(await openSqlite(file), capacity, () => new Date())
  const made = await store.write(async (tx) => {
    const told = story(new Date(), contacts)
    const user = { name: 'Ana Ferreira', email: 'ana@northlight.studio', passwordHash: await nodeSecrets.hashPassword('northlight-1') }
    const opened = await openAccount(tx, { ...told.account, user })
    const ids = await fillWorkspace(tx, opened, told)
    const members = tx.db.selectFrom('users').select('id').where('accountId', '=', opened.accountId)
    const member = await members.where('emailKey', '=', 'tomasz@northlight.studio').executeTakeFirstOrThrow()
    const token = nodeSecrets.newToken()
    const key = { tokenHash: await nodeSecrets.digest(token), accountId: opened.accountId, id: await tx.nextId(), userId: member.id }
    await tx.db
      .insertInto('accessKeys')
      .values({ ...key, kind: 'token', name: 'bench', createdAt: tx.now, expiresAt: null })
      .execute()
    return { token, noted: ids[2] ?? '' }
  })
  await store.close()
  return { folder, file, ...made }
}
