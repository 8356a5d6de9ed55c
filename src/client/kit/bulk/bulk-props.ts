import type { ComponentType } from 'react'
import type { Selection } from '../../ui/selection/use-selection.ts'
import type { BulkStep } from './bulk-job.ts'
import type { BulkProgress } from './progress.ts'
import type { BulkOutcome } from './run-bulk.ts'

interface Stoppable {
  readonly progress: BulkProgress | undefined
  readonly stop: () => void
}

type ExportRecords<R> = (what: { records: readonly R[] }) => Promise<void>

/** Selects everything that a search finds. */
export interface SelectAll {
  /** Whether a part is selected and more is to be loaded. */
  readonly isOffered: boolean
  readonly total: number | undefined
  readonly selecting: boolean
  readonly run: () => void
}

/** The props of a feature's selection bar. */
export interface BulkProps<R> {
  readonly records: readonly R[]
  readonly bulk: Stoppable & { readonly run: (step: BulkStep<R>) => Promise<BulkOutcome<R>> }
  /** Absent where nothing can be exported. */
  readonly exporting: (Stoppable & { readonly run: ExportRecords<R>; readonly runWithNotes?: ExportRecords<R> | undefined }) | undefined
  readonly onClear: () => void
  readonly onRemoved: (ids: readonly string[]) => void
  /** Absent where everything is selected or loaded. */
  readonly selectAll: SelectAll | undefined
}

/** A feature's bar, loaded when something is selected. */
export interface LazySelectionBar<R> {
  readonly Component: ComponentType<BulkProps<R> & { onMissing?: () => void }>
}

interface BarParts<R> extends Pick<BulkProps<R>, 'bulk'>, Partial<Pick<BulkProps<R>, 'exporting' | 'selectAll'>> {
  readonly selection: Selection<string>
  readonly selected: readonly R[]
  /** Something else that the bar shows the progress of. */
  readonly downloads?: Pick<Stoppable, 'progress'>
}

/** Returns the props of a list's selection bar; undefined while nothing is selected and nothing runs. */
export const bulkBarProps = <R>({ selection, selected, bulk, exporting, selectAll, downloads }: BarParts<R>) =>
  selected.length > 0 || bulk.progress || exporting?.progress || downloads?.progress
    ? {
        records: selected,
        bulk,
        exporting,
        selectAll: selectAll?.isOffered ? selectAll : undefined,
        onClear: selection.clear,
        onRemoved: selection.drop,
        onMissing: selection.clear,
      }
    : undefined
