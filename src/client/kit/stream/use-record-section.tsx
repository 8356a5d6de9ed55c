import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inSentence } from '../../locale.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import { useCreate } from '../resource/use-write.ts'
import { useUndoable } from '../undo/use-undoable.ts'
import { LineComposer } from './line-composer.tsx'
import classes from './stream.module.css'
import type { FeatureEntry } from './stream-entries.ts'
import type { StreamSection } from './stream-section.ts'

const none: never[] = []

interface RecordSection<R, Search, New> {
  /** "deal", "Deals" */
  noun: string
  label: string
  /** Finds the records of the page, newest first. */
  search: Search
  /** The list of all of them. */
  listPath: string
  /** Their heading under the filter, such as "Open". */
  groupOf: (record: R) => string
  render: (record: R) => ReactNode
  newOf: (name: string) => New
}

/** Records of another resource in the stream of a page, such as the deals of a contact, with a line that creates one by its name. */
export const useRecordSection = <R extends Row & { readonly createdAt: string }, Search, New extends object, Change extends object>(
  resource: Resource<R, Search, New, Change>,
  { noun, label, search, listPath, groupOf, render, newOf }: RecordSection<R, Search, New>,
): StreamSection => {
  const query = useInfiniteQuery(resource.list(search))
  const { apply } = resource.pending.useApply()
  const create = useCreate(resource, listPath)
  const { done } = useUndoable()
  const { name: key } = resource
  const { isError, error, refetch, isPlaceholderData, hasNextPage } = query
  // Placeholder rows are those of the record before.
  const isPending = query.isPending || isPlaceholderData
  const pages = isPending ? none : (query.data?.pages ?? none)
  const records = pages.flatMap(({ rows }) => rows.flatMap((row) => apply(row) ?? []))
  const entries = records.map(
    (record): FeatureEntry => ({
      kind: 'other',
      key: `${key} ${record.id}`,
      at: record.createdAt,
      group: groupOf(record),
      render: () => render(record),
    }),
  )
  const total = hasNextPage ? pages[0]?.total : undefined
  const last = entries.at(-1)
  const all = last && hasNextPage && { ...last, key: `all ${key}` }
  return {
    key,
    label,
    total,
    entries: all
      ? [
          ...entries,
          {
            ...all,
            render: () => (
              <Link className={classes.all} to={listPath}>
                All {total === undefined ? '' : formatCount(total)} {inSentence(label)}
              </Link>
            ),
          },
        ]
      : entries,
    query: { isPending, isError, error, refetch },
    empty: { title: `No ${inSentence(label)} yet`, text: `Add a ${noun} above.` },
    composer: {
      label: `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`,
      render: ({ ref, tabs, onLeave }) => (
        <LineComposer
          ref={ref}
          noun={noun}
          place={listPath}
          tabs={tabs}
          onLeave={onLeave}
          onAdd={async (name, draftKey) => {
            const { id, changeId } = await create(newOf(name), {}, draftKey)
            done({ message: `Created ${name}`, changeId, touched: [{ resource: resource.name, id, action: 'created' }] })
          }}
        />
      ),
    },
  }
}
