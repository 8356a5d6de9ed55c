import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import type { Composer } from '../posts/post-composer.tsx'
import type { FeatureEntry, SectionEntries } from './stream-entries.ts'

/** The props of a composer in the stream. */
interface SectionComposer {
  readonly ref: Ref<Composer>
  /** Its tabs, to show above the field. */
  readonly tabs: ReactNode
  /** Esc was pressed. */
  readonly onLeave: () => void
}

/** Entries of one kind that a feature adds to the stream of a record: a filter with a count, and where they can be written, a tab of the composer. */
export interface StreamSection extends SectionEntries {
  /** The filter: "Tasks". */
  readonly label: string
  /** The query of its entries. The stream waits for it, because late entries would move others. */
  readonly query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>
  readonly empty: { readonly title: string; readonly text: string }
  readonly composer?: { readonly label: string; readonly render: (composer: SectionComposer) => ReactNode }
}

/** Events of the record itself, without a filter of their own. */
export interface StreamEvents extends Pick<StreamSection, 'label' | 'query'> {
  /** Undefined until they have been read. */
  readonly entries: readonly FeatureEntry[] | undefined
}
