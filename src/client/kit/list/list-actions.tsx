import { Button } from '@mantine/core'
import { IconArrowsMinimize, IconCheck, IconDownload, IconPlus, IconSquareCheck } from '@tabler/icons-react'
import { memo } from 'react'
import type { ActionItem } from '../../ui/float/action-item.ts'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { printItem } from '../../ui/float/print-page.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { useDensity } from '../../ui/media/density.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import classes from './record-list-page.module.css'

interface ListActionsProps {
  noun: Noun
  empty: boolean
  /** How many records the search finds. */
  total: number | undefined
  createLabel: string
  onCreate: () => void
  onSelectAll: () => unknown
  /** Absent where nothing can be exported. */
  onExport: (() => void) | undefined
  /** Absent where records have no notes to export. */
  onExportNotes: (() => void) | undefined
  /** More items of the menu. Keep them stable. */
  more: readonly ActionItem[]
}

/** The list's menu and create button. Memoized: loading more rows does not render it again. */
export const ListActions = memo(
  ({ noun, empty, total, createLabel, onCreate, onSelectAll, onExport, onExportNotes, more }: ListActionsProps) => {
    const { density, setDensity } = useDensity()
    const phone = usePhone()
    const compact = density === 'compact'
    const offers = [
      { label: `Select all ${noun.other} in this list`, icon: IconSquareCheck, run: () => void onSelectAll() },
      ...(onExport ? [{ label: `Export the ${noun.other} in this list`, icon: IconDownload, run: onExport }] : []),
      ...(onExportNotes
        ? [{ label: `Export the ${noun.other} in this list with their notes`, icon: IconDownload, run: onExportNotes }]
        : []),
    ]
    const toggleDensity = {
      label: 'Compact rows',
      icon: compact ? IconCheck : IconArrowsMinimize,
      onClick: () => setDensity(compact ? 'comfortable' : 'compact'),
    }
    usePageActions(empty ? [] : offers)
    return (
      <>
        <ActionsMenu
          label="More for this list"
          items={[
            {
              label: `Select all${total === undefined ? '' : ` ${formatCount(total)}`}`,
              icon: IconSquareCheck,
              onClick: onSelectAll,
              disabled: empty,
            },
            ...(onExport ? [{ label: 'Export list', icon: IconDownload, onClick: onExport, disabled: empty }] : []),
            ...(onExportNotes ? [{ label: 'Export list with notes', icon: IconDownload, onClick: onExportNotes, disabled: empty }] : []),
            printItem,
            ...more,
            ...(phone ? [] : [toggleDensity]),
          ]}
        />
        {phone ? (
          <Button className={classes.new} aria-label={createLabel} onClick={onCreate}>
            <Icon of={IconPlus} bold />
          </Button>
        ) : (
          <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={onCreate}>
            {createLabel}
          </Button>
        )}
      </>
    )
  },
)
