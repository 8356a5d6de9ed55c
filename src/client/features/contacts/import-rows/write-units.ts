import { createContacts, getContact, mostCreated, updateContact } from '../../../../contract/contacts/contacts.ts'
import { addTags } from '../../../../contract/contacts/tags.ts'
import { contactNotes } from '../../../../contract/notes/notes.ts'
import { type BulkOutcome, runBulk } from '../../../kit/bulk/run-bulk.ts'
import { api, send } from '../../../lib/api.ts'
import { changeGroup, sendKeyed } from '../../../lib/request-keys.ts'
import { ServiceError, Unreachable } from '../../../lib/service-error.ts'
import { changeFor } from './join-contacts.ts'
import type { ImportUnit } from './plan-import.ts'

/** In characters of JSON: a request with long backgrounds has fewer contacts. */
const mostInRequest = 250_000
const entryOf = ({ draft: { contact, tags, note }, mayJoin = false }: ImportUnit) => ({
  contact,
  ...(tags.length > 0 && { tags: tags.join(',') }),
  ...(note && { note }),
  ...(mayJoin && { unlessKnown: true }),
})

/** Splits new contacts into requests. */
const batchesOf = (units: readonly ImportUnit[]): ImportUnit[][] => {
  const batches: ImportUnit[][] = []
  let size = mostInRequest
  for (const unit of units) {
    const length = JSON.stringify(entryOf(unit)).length
    const last = batches.at(-1)
    if (!last || last.length === mostCreated || size + length > mostInRequest) {
      batches.push([unit])
      size = length
    } else {
      last.push(unit)
      size += length
    }
  }
  return batches
}

/** Adds the note of a row to a contact, unless one of its notes is part of it: it was exported from here, or imported before. */
const addNote = async (id: string, body: string, headers: { changeGroup: string }) => {
  const { notes } = await api(contactNotes.list, { params: { ownerId: id } })
  // Our own export puts the day and the author before each.
  const text = `\n${body}\n`
  if (notes.some((note) => text.includes(`\n${note.body}\n`) || text.includes(`: ${note.body}\n`))) return undefined
  return (await send(contactNotes.create, { params: { ownerId: id }, body: { note: { body } }, headers })).changeId
}

/** Adds to a contact what it lacks of a row. */
const addTo = async (id: string, unit: ImportUnit, group: string) => {
  const headers = { changeGroup: group }
  const existing = unit.existing ?? (await api(getContact, { params: { id }, query: { xView: false } })).contact
  const { change, tags } = changeFor(existing, unit.draft)
  let changeId: string | undefined
  if (Object.keys(change).length > 0) ({ changeId } = await send(updateContact, { params: { id }, body: { contact: change }, headers }))
  if (tags.length > 0) {
    const tagged = await send(addTags, { params: { contactId: id }, body: { tags: tags.join(',') }, headers })
    changeId ??= tagged.changeId
  }
  const noted = unit.draft.note ? await addNote(id, unit.draft.note, headers) : undefined
  return { changeId: changeId ?? noted }
}

/** Creates contacts in one request. A second try after a lost answer creates nothing twice. Returns those that are known meanwhile. */
const create = async (units: readonly ImportUnit[], file: string, group: string) => {
  const body = { contacts: units.map(entryOf) }
  const { reply, changeId } = await sendKeyed(`contact-import:${file}:${units[0]?.rows[0]}`, body, (idempotencyKey) =>
    send(createContacts, { body, headers: { changeGroup: group, idempotencyKey } }),
  )
  const known = units.flatMap((unit, at) => {
    const { id = '', created = true } = reply.contacts[at] ?? {}
    return created ? [] : [{ id, unit }]
  })
  return { changeId, known }
}

interface Run {
  /** Names the file. */
  readonly file: string
  readonly signal: AbortSignal
  readonly onProgress: (done: number) => void
  readonly onFirst: (changeId: string) => void
}

/**
 * Writes contacts as one step to undo, companies first and many in a request. A refused request is repeated in halves, so that only the rows at
 * fault are refused. It ends early when the workspace is full.
 */
export const writeUnits = async ({
  units,
  file,
  signal,
  ...run
}: Run & { units: readonly ImportUnit[] }): Promise<BulkOutcome<ImportUnit>> => {
  const group = changeGroup()
  const outcome: BulkOutcome<ImportUnit> = { done: [], refused: [], unknown: [], left: [], changeId: undefined, failure: undefined }
  const onFirst = (changeId: string | undefined) => {
    if (changeId !== undefined && outcome.changeId === undefined) run.onFirst(changeId)
    outcome.changeId ??= changeId
  }
  const joining = units.flatMap((unit) => (unit.existing ? [{ id: unit.existing.id, unit }] : []))
  const fresh = units.filter(({ existing }) => !existing)
  const queue = batchesOf(fresh.toSorted((a, b) => Number(b.draft.contact.type === 'company') - Number(a.draft.contact.type === 'company')))
  const isOver = () => signal.aborted || outcome.failure !== undefined
  let isFull = false

  for (let batch = queue.shift(); batch; batch = queue.shift()) {
    if (isOver() || isFull) {
      outcome.left.push(...batch)
      continue
    }
    try {
      const { changeId, known } = await create(batch, file, group)
      onFirst(changeId)
      const found = new Set(known.map(({ unit }) => unit))
      outcome.done.push(...batch.filter((unit) => !found.has(unit)))
      joining.push(...known)
    } catch (error) {
      const isRefused = error instanceof ServiceError && (error.status < 500 || error.status === 507)
      if (error instanceof Unreachable) {
        outcome.failure = error
        outcome.left.push(...batch)
      } else if (isRefused && batch.length > 1) {
        const half = Math.ceil(batch.length / 2)
        queue.unshift(batch.slice(0, half), batch.slice(half))
      } else {
        outcome.refused.push(...batch.map((item) => ({ item, error })))
        isFull = !isRefused || error.status === 507
      }
    }
    run.onProgress(outcome.done.length + outcome.refused.length)
  }
  if (isOver()) return { ...outcome, left: [...outcome.left, ...joining.map(({ unit }) => unit)] }

  const before = outcome.done.length + outcome.refused.length
  const joined = await runBulk({
    items: joining,
    write: ({ id, unit }) => addTo(id, unit, group),
    signal,
    onProgress: (done) => run.onProgress(before + done),
    onFirst,
  })
  const unitOf = ({ unit }: (typeof joining)[number]) => unit
  return {
    done: [...outcome.done, ...joined.done.map(unitOf)],
    refused: [...outcome.refused, ...joined.refused.map(({ item, error }) => ({ item: item.unit, error }))],
    // Another try finds those that were added to after all.
    unknown: [],
    left: [...outcome.left, ...joined.unknown.map(unitOf), ...joined.left.map(unitOf)],
    changeId: outcome.changeId,
    failure: joined.failure,
  }
}
