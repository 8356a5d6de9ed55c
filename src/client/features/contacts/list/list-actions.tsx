import { Button } from '@mantine/core'
import { IconArrowsMinimize, IconCheck, IconDownload, IconPlus, IconSquareCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { useDensity } from '../../../ui/media/density.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './contact-list.module.css'

interface ListActionsProps {
  empty: boolean
  /** How many there are, those that have not been read too. */
  total: number | undefined
  onNew: () => void
  onSelectAll: () => void
  onExport: () => void
}

/** At the right of the head: what can be done with the list, and the one thing most people come for. */
export const ListActions = memo(({ empty, total, onNew, onSelectAll, onExport }: ListActionsProps) => {
  const { density, setDensity } = useDensity()
  const phone = usePhone()
  const compact = density === 'compact'
  const offer = [
    { label: 'Select all contacts of this list', icon: IconSquareCheck, run: onSelectAll },
    { label: 'Export the contacts of this list', icon: IconDownload, run: onExport },
  ]
  const rows = {
    label: 'Compact rows',
    icon: compact ? IconCheck : IconArrowsMinimize,
    onClick: () => setDensity(compact ? 'comfortable' : 'compact'),
  }
  usePageActions(empty ? [] : offer)
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
          { label: 'Export these', icon: IconDownload, onClick: onExport, disabled: empty },
          ...(phone ? [] : [rows]),
        ]}
      />
      {phone ? (
        <Button className={classes.new} aria-label="New contact" onClick={onNew}>
          <Icon of={IconPlus} bold />
        </Button>
      ) : (
        <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={onNew}>
          New contact
        </Button>
      )}
    </>
  )
})
