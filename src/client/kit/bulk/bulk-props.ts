import type { ComponentType } from 'react'
import type { BulkProgress } from './progress.ts'
import type { BulkOutcome } from './run-bulk.ts'
import type { BulkStep } from './use-bulk.ts'

interface Stoppable {
  readonly progress: BulkProgress | undefined
  readonly stop: () => void
}

/** The props of a feature's selection bar. */
export interface BulkProps<R> {
  readonly records: readonly R[]
  readonly bulk: Stoppable & { readonly run: (step: BulkStep<R>) => Promise<BulkOutcome<R>> }
  /** Absent where nothing can be exported. */
  readonly exporting: (Stoppable & { readonly run: (what: { records: readonly R[] }) => Promise<void> }) | undefined
  readonly onClear: () => void
  readonly onRemoved: (ids: readonly string[]) => void
  /** Absent where everything is loaded. */
  readonly selectAll: { total: number | undefined; selecting: boolean; run: () => void } | undefined
}

/** A feature's bar, loaded when something is selected. */
export interface LazyBulk<R> {
  readonly Component: ComponentType<BulkProps<R> & { onMissing?: (sentence: string) => void }>
  readonly fetch: () => Promise<void>
}
