import { createContact, updateContact } from '../../../contract/contacts/contacts.ts'
import { addTags } from '../../../contract/contacts/tags.ts'
import { nameKey } from '../../../contract/name-order.ts'
import { runBulk } from '../../kit/bulk/run-bulk.ts'
import { send } from '../../lib/api.ts'
import { changeGroup, onceKey } from '../../lib/request-keys.ts'
import { ServiceError } from '../../lib/service-error.ts'
import { changeFor } from './join-contacts.ts'
import type { ImportUnit } from './plan-import.ts'

/** Writes one contact and its tags. A second try after a lost answer creates nothing twice. */
const writeUnit = async ({ existing, draft, rows }: ImportUnit, file: string, group: string) => {
  const headers = { changeGroup: group }
  const { change, tags } = existing ? changeFor(existing, draft) : { change: undefined, tags: [...draft.tags] }
  const once = onceKey(`contact-import:${file}:${rows[0]}`)
  let id = existing?.id
  let changeId: string | undefined
  if (id === undefined) {
    const body = { contact: draft.contact }
    const created = await send(createContact, { body, headers: { ...headers, idempotencyKey: once.keyFor(body) } })
    id = created.reply.contactId
    changeId = created.changeId
  } else if (change && Object.keys(change).length > 0) {
    ;({ changeId } = await send(updateContact, { params: { id }, body: { contact: change }, headers }))
  }
  if (tags.length > 0) {
    const tagged = await send(addTags, { params: { contactId: id }, body: { tags: tags.join(',') }, headers })
    changeId ??= tagged.changeId
  }
  once.sent()
  return { changeId }
}

/** The company that a write may create. */
const companyOf = ({ draft: { contact } }: ImportUnit) => (contact.type === 'company' ? contact.name : contact.companyName)

/** Makes the writes of one company wait for each other: the first creates it and the others find it. */
const inTurns = (write: (unit: ImportUnit) => Promise<{ changeId: string | undefined }>): typeof write => {
  const turns = new Map<string, Promise<unknown>>()
  return async (unit) => {
    const company = companyOf(unit)
    if (!company) return write(unit)
    const key = nameKey(company)
    const written = (turns.get(key) ?? Promise.resolve()).then(() => write(unit))
    turns.set(
      key,
      written.catch(() => undefined),
    )
    return written
  }
}

interface Run {
  /** Names the file. */
  readonly file: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
  readonly onFirst: (changeId: string) => void
}

/** Writes contacts as one step to undo, companies first. It ends early when the workspace is full. */
export const writeUnits = ({ units, file, signal, ...run }: Run & { units: readonly ImportUnit[] }) => {
  const group = changeGroup()
  const full = new AbortController()
  const write = async (unit: ImportUnit) => {
    try {
      return await writeUnit(unit, file, group)
    } catch (error) {
      if (error instanceof ServiceError && error.status === 507) full.abort()
      throw error
    }
  }
  const items = units.toSorted((a, b) => Number(b.draft.contact.type === 'company') - Number(a.draft.contact.type === 'company'))
  return runBulk({ ...run, items, write: inTurns(write), signal: AbortSignal.any([signal, full.signal]) })
}
