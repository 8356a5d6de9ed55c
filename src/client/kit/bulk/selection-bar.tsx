import { Button } from '@mantine/core'
import { IconDownload, IconSquareCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { Popover } from '../../ui/float/popover.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { BulkBar } from '../../ui/selection/bulk-bar.tsx'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import classes from './bulk.module.css'
import { type BulkAction, BulkButton } from './bulk-action.tsx'
import type { BulkStep } from './bulk-job.ts'
import type { BulkProps } from './bulk-props.ts'
import { useBulkKeys } from './use-bulk-keys.ts'

interface SelectionBarProps<R> extends BulkProps<R> {
  noun: Noun
  /** The feature's actions. `run` runs a step and closes the panel that it came from. */
  actions: (run: (step: BulkStep<R>) => void) => readonly BulkAction[]
}

/** Asks whether an export has the notes of its records, as the menu of a list does. */
const ExportPanel = ({ onPlain, onNotes }: { onPlain: () => void; onNotes: () => void }) => (
  <div className={classes.panel}>
    <Button variant="default" data-autofocus onClick={onPlain}>
      Export
    </Button>
    <Button variant="default" onClick={onNotes}>
      Export with notes
    </Button>
  </div>
)

const ActionBar = <R extends { readonly id: string }>(props: SelectionBarProps<R>) => {
  const { records, noun, bulk, exporting, onClear, onRemoved, selectAll } = props
  const phone = usePhone()
  const [open, setOpen] = useState<string>()
  const run = async (step: BulkStep<R>) => {
    setOpen(undefined)
    const { done } = await bulk.run(step)
    // Changed records stay selected: the next step is often for the same ones.
    if (!step.edit) onRemoved(done.map(({ id }) => id))
  }
  const busy = bulk.progress !== undefined
  const own = props
    .actions((step) => void run(step))
    .map((action) => ({ ...action, disabled: busy || action.reason !== undefined || (action.disabled ?? false) }))
  const exportAs = (start: (what: { records: readonly R[] }) => Promise<void>) => () => {
    setOpen(undefined)
    void start({ records })
  }
  const exportAction: BulkAction[] = exporting
    ? [
        {
          label: 'Export',
          icon: IconDownload,
          disabled: exporting.progress !== undefined,
          ...(exporting.runWithNotes
            ? {
                panel: {
                  width: 220,
                  content: <ExportPanel onPlain={exportAs(exporting.run)} onNotes={exportAs(exporting.runWithNotes)} />,
                },
              }
            : { onClick: exportAs(exporting.run) }),
        },
      ]
    : []
  const all: BulkAction[] = selectAll
    ? [
        {
          label: selectAll.selecting ? 'Selecting all…' : `Select all ${selectAll.total === undefined ? '' : formatCount(selectAll.total)}`,
          icon: IconSquareCheck,
          disabled: selectAll.selecting,
          onClick: selectAll.run,
        },
      ]
    : []
  // Deleting comes last.
  const actions = [...own.slice(0, -1), ...exportAction, ...own.slice(-1)]
  const press = (action: BulkAction) => (action.onClick ?? (() => setOpen(action.label)))()
  useBulkKeys(actions, records.length, noun, press)
  const inBar = phone ? actions.slice(0, 1) : [...all, ...actions]
  const folded = phone ? [...all, ...actions.slice(1)] : []
  const unfolded = folded.find(({ label }) => label === open)
  return (
    <BulkBar count={records.length} onClear={onClear}>
      {inBar.map((action) => (
        <BulkButton
          key={action.label}
          action={action}
          open={open === action.label}
          onOpen={(opens) => setOpen(opens ? action.label : undefined)}
        />
      ))}
      {folded.length > 0 && (
        <Popover
          opened={unfolded?.panel !== undefined}
          onChange={() => setOpen(undefined)}
          label={unfolded?.label ?? 'More'}
          width={unfolded?.panel?.width ?? 280}
          gap={14}
          target={
            <span>
              <ActionsMenu
                label="More actions"
                items={folded.map((action) => ({
                  label: action.label,
                  icon: action.icon,
                  onClick: () => press(action),
                  disabled: action.disabled ?? false,
                  description: action.reason,
                }))}
              />
            </span>
          }
        >
          {unfolded?.panel?.content}
        </Popover>
      )}
    </BulkBar>
  )
}

/** The bar of a selection: its actions, or the progress of a step that takes long. */
export const SelectionBar = <R extends { readonly id: string }>(props: SelectionBarProps<R>) => {
  const { bulk, exporting } = props
  const { progress, stop } = exporting?.progress ? exporting : bulk
  if (!progress?.long) return <ActionBar {...props} />
  const of = `of ${formatCount(progress.of)}`
  const words = progress === exporting?.progress ? { doing: progress.doing, noun: of } : { noun: `${of} ${progress.doing}` }
  return <BulkBar count={Math.max(1, progress.done)} {...words} onClear={stop} clearLabel="Stop" />
}
