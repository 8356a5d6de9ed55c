import { useQuery } from '@tanstack/react-query'
import type { Verb } from '../../../contract/actions.ts'
import type { IconType } from '../../ui/icons/icon.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'
import { recordEvents } from './record-events.ts'
import type { FeatureEntry } from './stream-entries.ts'
import { StreamEvent } from './stream-event.tsx'
import type { StreamEvents } from './stream-section.ts'

/** The sentence for a status: "closed the case". */
interface EventWords {
  readonly icon: IconType
  readonly text: string
}

interface StatusEvents {
  readonly resource: 'deals' | 'cases'
  readonly record: { readonly id: string; readonly author: string; readonly createdAt: string; readonly statusSince: string }
  readonly created: EventWords
  /** The words of each move. */
  readonly moves: Partial<Record<Verb, EventWords>>
  /** The words of the present status. */
  readonly now: EventWords
}

/** The creation of a record and each change of its status, for its stream. */
export const useStatusEvents = ({ resource, record, created, moves, now }: StatusEvents): StreamEvents => {
  const { id, author, createdAt, statusSince } = record
  const { nameOf } = useWorkspace()
  const { data, isPending, isError, error, refetch } = useQuery(recordEvents(resource, id))
  const state = { label: 'Status changes', query: { isPending, isError, error, refetch } }
  if (isPending) return { ...state, entries: undefined }
  const entry = (key: string, at: string, { icon, text }: EventWords, by?: string): FeatureEntry => ({
    kind: 'other',
    key,
    at,
    render: () => <StreamEvent icon={icon} text={text} at={at} {...(by && { who: nameOf(by) })} />,
  })
  const moved = (data ?? []).flatMap(({ id: event, action, date, author: by }) => {
    const words = action.verb && moves[action.verb]
    return words ? [entry(`event ${event}`, date, words, by)] : []
  })
  // Data that was imported has no events.
  const known = statusSince === createdAt || moved.some(({ at }) => at >= statusSince)
  const entries = [...(known ? [] : [entry('status', statusSince, now)]), ...moved, entry('created', createdAt, created, author)]
  return { ...state, entries }
}
