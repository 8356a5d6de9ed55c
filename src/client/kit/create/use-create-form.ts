import { useEffect, useRef, useState } from 'react'
import { changeGroup } from '../../lib/request-keys.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { appLocation } from '../../ui/page/app-location.ts'
import { markUnsent, sameDraft, takeOverDraft } from '../drafts/draft-storage.ts'
import { useDraft } from '../drafts/use-draft.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import { useCreate } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { type Faults, faultsOf } from './create-faults.ts'
import { earlierDraft } from './earlier-draft.ts'

/** How a draft of one kind of record begins, is checked and is sent. */
export interface NewRecord<D, F extends string, New> {
  /** The key of the record in the request: "contact". */
  readonly root: string
  /** Names the draft, where forms of the same resource are apart: by project, for example. */
  readonly place?: string | undefined
  readonly empty: D
  /** The keys of the request, by field of the form. */
  readonly keys: Readonly<Record<F, readonly string[]>>
  /** Loads what checking a draft needs; undefined when it can be checked at once. */
  readonly load?: (draft: D) => Promise<unknown> | undefined
  /** Checks a draft before it is sent, with the messages of the service. */
  readonly check: (draft: D) => Faults<F>
  /** Creates the other records that the draft names, such as a new company. Returns the parts of the draft that hold their ids. */
  readonly prepare?: (draft: D, changeGroup: string) => Promise<Partial<D> | undefined>
  readonly toNew: (draft: D) => New
  /** The draft of another record: without the parts that were sent, with the text typed since. */
  readonly next: (now: D, sent: D) => D
  /** What is said once it is done, before its name: "Created" by default. */
  readonly verb?: 'Posted' | 'Added'
  readonly nameOf: (record: New) => string
  readonly pathOf: (id: string) => string
}

/** Names the draft of a new record on this device. */
export const newRecordKey = (meId: string, place: string) => `${meId}:${place}:new`

/** Returns the path that opens the sheet again. */
const pageOf = () => {
  const { pathname, search } = appLocation()
  return pathname + search
}

/** The state of a create form: its draft on this device, its faults, and the functions that send it. */
export const useCreateForm = <D extends object, F extends string, R extends Row, Search, New extends object, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  kind: NewRecord<D, F, New>,
  listAddress: () => string,
) => {
  const { root, place = resource.name, empty, keys, load, check, prepare, toNew, next, nameOf, pathOf, verb = 'Created' } = kind
  const meId = useMe().id
  const draftKey = newRecordKey(meId, place)
  useState(() => kind.place === undefined && takeOverDraft(newRecordKey(meId, root), draftKey, earlierDraft(kind)))
  const [stored, setDraft, { restoredAt, discard, otherAt, showOther }] = useDraft<D>(draftKey, empty)
  // A draft of an earlier version lacks the fields that have been added since.
  const draft: D = { ...empty, ...stored }
  const create = useCreate(resource, draftKey)
  const { done } = useUndoable()
  const [faults, setFaults] = useState<Faults<F>>({})
  const busy = useRef(false)
  /** The draft as it is now: a key can be pressed twice before the next render. */
  const latest = useRef(draft)
  latest.current = draft
  /** Whether the sheet has created its record and is only waiting to close. */
  const isDone = useRef(false)

  /** Creates the record of the draft. Returns its id, or shows the faults and returns nothing. */
  const send = async (): Promise<{ id: string; sent: D } | undefined> => {
    if (busy.current || isDone.current) return undefined
    busy.current = true
    const draft = latest.current
    try {
      await load?.(draft)
      const wrong = check(draft)
      setFaults(wrong)
      if (Object.keys(wrong).length > 0) return undefined
      const group = changeGroup()
      const prepared = await prepare?.(draft, group)
      // A retry finds the records that exist by now.
      if (prepared) setDraft((now) => ({ ...now, ...prepared }))
      const sent = { ...draft, ...prepared }
      const record = toNew(sent)
      const { id, changeId } = await create(record, prepared && { changeGroup: group })
      const redirect = { by: 'undo', from: pathOf(id), to: listAddress() } as const
      done({ message: `${verb} ${nameOf(record)}`, changeId, redirect, touched: [{ resource: resource.name, id, action: 'created' }] })
      return { id, sent }
    } catch (error) {
      setFaults(faultsOf(error, root, keys))
      markUnsent(draftKey, pageOf())
      return undefined
    } finally {
      busy.current = false
    }
  }
  const clearFault = (field: F) =>
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([key]) => key !== field && key !== 'form')) as Faults<F>)

  return {
    draft,
    faults,
    restoredAt,
    discard,
    otherAt,
    showOther,
    /** Changes parts of the draft and clears the message of `field`. */
    set: (parts: Partial<D>, field?: F) => {
      if (field !== undefined) clearFault(field)
      setDraft((now) => ({ ...now, ...parts }))
    },
    /** Fills an empty draft. */
    begin: setDraft,
    /** Creates the record and starts another one; returns whether it was created. */
    createAndAdd: async () => {
      const created = await send()
      if (created) latest.current = setDraft((now) => next(now, created.sent))
      return created !== undefined
    },
    /** Creates the record; returns the path of its page. */
    create: async () => {
      const created = await send()
      if (created) isDone.current = true
      if (created) setDraft((now) => (sameDraft(now, created.sent) ? empty : now))
      return created && pathOf(created.id)
    },
  }
}

/**
 * Fills an empty draft with the values that the sheet was opened with, such as a name.
 *
 * @param always values that a saved draft takes too, such as the column that the sheet was opened from
 */
export const useInitialDraft = <D extends object>(
  begin: (change: (now: D) => D) => unknown,
  empty: D,
  initial: Partial<D> | undefined,
  always?: Partial<D>,
) => {
  const first = useRef({ initial, always })
  useEffect(() => {
    const { initial: filled, always: placed } = first.current
    if (filled ?? placed) begin((now) => ({ ...now, ...(sameDraft(now, empty) && filled), ...placed }))
  }, [begin, empty])
}
