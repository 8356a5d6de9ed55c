import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Touched } from '../../lib/live/event-handlers.ts'
import { errorMessage } from '../../lib/service-error.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import type { Names } from '../resource/fields.ts'
import { lastAuthor } from '../resource/last-author.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource, Versioned } from '../resource/resource.ts'
import { useWrite } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { type Clash, type FieldClash, findClashes, rebase } from './find-clash.ts'
import { ClashError, saveRecord } from './save-record.ts'

/** Stored on this device until the user chooses one of the two values. */
interface PendingClash<R, Change> extends FieldClash<Change> {
  /** The record that the editor was opened on; absent in what an earlier version stored. */
  readonly base?: R
  /** The record that was shown as theirs: mine may replace this version and no later one. */
  readonly theirs: Versioned<R>
  readonly by: string | undefined
  readonly done: Done<R>
}

/** What was created for a change, in the group of changes that they share. */
export interface Made {
  readonly changeGroup: string
  readonly touched: Touched
}

interface Done<R> {
  /** The notification: "Changed the title to Owner". */
  readonly message: string
  readonly quiet?: boolean
  /** The parts that the service will derive from the change, such as the name of a company chosen by its id. */
  readonly shown?: Partial<R>
  /** A record that was created for this change: both are one step to undo. */
  readonly made?: Made | undefined
}

/** The edits of one record, for the fields of its page. */
export interface RecordEdit<R, Change> {
  /** The record on screen: what an editor is opened on. */
  readonly record: Versioned<R>
  /**
   * Sends a change of `from`, the record that the editor was opened on; it is shown at once. Rejects with the reason, except when
   * somebody else changed the same field: then `clash` asks, about one field after the other.
   */
  save(change: Change, from: Versioned<R>, done: Done<R>): Promise<void>
  /** Sends a change of the record on screen. A refusal is shown as a notification. */
  apply(change: Change, done: Done<R>): void
  readonly clash: (Clash & { by: string | undefined; onKeepMine: () => void; onTakeTheirs: () => void }) | undefined
  /** Names the draft of a field on this device: of this person, this record, this field. `field` is shown: "Your unsent background". */
  draftKey(field: string): string
}

/** Returns `now` with the fields in which `before` and `after` differ as they were before. */
const withFieldsOf = <R extends object>(now: R, before: R, after: R): R => {
  const keys = new Set(Object.keys({ ...before, ...after }).filter((key) => before[key as keyof R] !== after[key as keyof R]))
  const others = Object.entries(now).filter(([key]) => !keys.has(key))
  return Object.fromEntries([...others, ...Object.entries(before).filter(([key]) => keys.has(key))]) as R
}

/** Edits of one record, sent one after the other, each on top of the version it began with. */
export const useRecordEdit = <R extends Row, Search, New, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  record: Versioned<R>,
  categoryOf?: Names['categoryOf'],
): RecordEdit<R, Change> => {
  const { id } = record
  const client = useQueryClient()
  const { done: undoable } = useUndoable()
  const { nameOf, groups, meId } = useWorkspace()
  const write = useWrite(resource)
  const draftKey = (field: string) => `${meId}:${resource.name}:${id}:${field}`
  const names = { groups, nameOf, categoryOf }
  const [clashes, setClashes] = useDraft<readonly PendingClash<R, Change>[]>(draftKey('clashes'), [])
  const [pending] = clashes
  const { data: newest } = useQuery({ ...resource.detail(id), enabled: pending !== undefined })

  const save: RecordEdit<R, Change>['save'] = async (change, from, done) => {
    const { message, quiet = true, shown, made } = done
    const apply = (now: R): R => ({ ...resource.applyChange(now, change), ...shown })
    const send = () => saveRecord(client, resource, { from, change, apply, names, changeGroup: made?.changeGroup })
    try {
      const { changeId, otherAuthor } = await write({ ids: [id], apply, send })
      const restore = () => resource.writeToCache(client, [id], (now) => withFieldsOf(now, from, apply(from)))
      const step = { changeId, touched: [{ resource: resource.name, id }, ...(made ? [made.touched] : [])], restore }
      if (otherAuthor === undefined || otherAuthor === meId) return undoable({ message, quiet, ...step })
      undoable({ message: `${message}. ${nameOf(otherAuthor)} also made a change here. Both are saved`, ...step })
    } catch (error) {
      if (!(error instanceof ClashError)) throw error
      const { clashes: asked, theirs, by } = (error as ClashError<R, Change>).parts
      client.setQueryData<Versioned<R>>(resource.keys.detail(id), theirs)
      setClashes((now) => [...now, ...asked.map((each) => ({ ...each, base: from, theirs, by, done }))])
    }
  }
  const showRefusal = (error: unknown) => notify({ message: `Couldn't save. ${errorMessage(error)}`, tone: 'red' })
  /** Sends what a clash leaves to send. */
  const settle = (shown: PendingClash<R, Change>, change: Change | undefined, done = shown.done) => {
    if (!change) return
    const { base = shown.theirs, theirs } = shown
    save(rebase(resource.fields, change, base, theirs), theirs, done).catch((error: unknown) => {
      setClashes((now) => [shown, ...now])
      showRefusal(error)
    })
  }
  /** Ends the clash on screen with its answer. */
  const answer = (shown: PendingClash<R, Change>, change: Change | undefined) => {
    setClashes((now) => now.slice(1))
    settle(shown, change)
  }
  /** Shows what clashes with a newer version of the record. What no longer does, because its author has taken it back, is saved. */
  const follow = (theirs: Versioned<R>, author: string | undefined) => {
    const followed = clashes.map((each) => {
      const { base = each.theirs, mine: change, done } = each
      const mine = { ...resource.applyChange(base, change), ...done.shown }
      const found = findClashes(resource.fields, { base, theirs, mine }, change, names)
      const by = (clash: Clash) => (clash.what === each.clash.what && clash.theirs === each.clash.theirs ? each.by : author)
      return { ...each, base, theirs, left: found.map((one) => ({ ...each, ...one, base, theirs, by: by(one.clash) })) }
    })
    setClashes(followed.flatMap(({ left }) => left))
    for (const { left, ...ended } of followed) if (left.length === 0) settle(ended, ended.mine, { ...ended.done, quiet: false })
  }
  const latestFollow = useRef(follow)
  latestFollow.current = follow
  const isBehind = newest !== undefined && pending !== undefined && newest.etag !== pending.theirs.etag
  useEffect(() => {
    if (!isBehind) return
    let isNewest = true
    void lastAuthor(resource.name, id).then((by) => isNewest && latestFollow.current(newest, by))
    return () => {
      isNewest = false
    }
  }, [isBehind, newest, resource.name, id])

  return {
    record,
    save,
    apply: (change, done) => void save(change, record, done).catch(showRefusal),
    clash: pending && {
      ...pending.clash,
      by: pending.by === meId ? undefined : pending.by ? nameOf(pending.by) : 'Someone',
      onKeepMine: () => answer(pending, pending.mine),
      onTakeTheirs: () => answer(pending, pending.rest),
    },
    draftKey,
  }
}
