import { createStore, useStore } from '@mantine/store'
import { useMemo } from 'react'

/** Returns a record as a pending write will leave it; `undefined` if it deletes it. */
export type Apply<R> = (record: R) => R | undefined

interface Edit<R> {
  readonly ids: ReadonlySet<string>
  readonly apply: Apply<R>
}

/**
 * Pending writes, applied on top of the cache. The cache holds only what the service sent, so a refused write is reverted by dropping its
 * edit, in whatever order writes fail.
 */
export const createPendingEdits = <R extends { readonly id: string }>() => {
  const store = createStore<readonly Edit<R>[]>([])
  const applyTo = (edits: readonly Edit<R>[], record: R): R | undefined =>
    edits.reduce<R | undefined>((now, { ids, apply }) => (now && ids.has(record.id) ? apply(now) : now), record)
  const without = (edit: Edit<R>, ids: ReadonlySet<string>): Edit<R>[] => {
    const rest = edit.ids.difference(ids)
    return rest.size > 0 ? [{ ...edit, ids: rest }] : []
  }
  return {
    /** Shows an edit of these records at once. Call the result when the write has settled, for all records or for some. */
    add: (ids: readonly string[], apply: Apply<R>): ((some?: Iterable<string>) => void) => {
      let edit: Edit<R> = { ids: new Set(ids), apply }
      store.setState((edits) => [...edits, edit])
      return (some) =>
        store.setState((edits) =>
          edits.flatMap((each) => {
            if (each !== edit) return [each]
            const [rest] = some ? without(each, new Set(some)) : []
            if (rest) edit = rest
            return rest ? [rest] : []
          }),
        )
    },
    /** Returns the record with the pending writes applied. */
    apply: (record: R): R | undefined => applyTo(store.getState(), record),
    /** Returns the same for a component, which renders again when a write begins or settles. The result changes only then. */
    useApply: (): { apply: Apply<R>; none: boolean } => {
      const edits = useStore(store)
      return useMemo(() => ({ apply: (record: R) => applyTo(edits, record), none: edits.length === 0 }), [edits])
    },
  }
}

export type PendingEdits<R extends { readonly id: string }> = ReturnType<typeof createPendingEdits<R>>
