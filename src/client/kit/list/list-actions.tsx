import { Button } from '@mantine/core'
import { IconArrowsMinimize, IconCheck, IconDownload, IconPlus, IconSquareCheck } from '@tabler/icons-react'
import { memo, useCallback } from 'react'
import { useNavigate } from 'react-router'
import { ActionsMenu } from '../../ui/float/menu.tsx'
import { printItem } from '../../ui/float/print-page.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { useDensity } from '../../ui/media/density.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import { formatCount } from '../../ui/text/format-count.ts'
import type { Noun } from '../../ui/text/noun.ts'
import { useListContext } from './list-context.tsx'
import type { MenuLink } from './list-definition.ts'
import classes from './list-page.module.css'

interface ActionsProps {
  noun: Noun
  empty: boolean
  /** How many records the search finds. */
  total: number | undefined
  createLabel: string
  onCreate: () => void
  onSelectAll: () => void
  /** Absent where nothing can be exported. */
  onExport: (() => void) | undefined
  /** Absent where records have no notes to export. */
  onExportNotes: (() => void) | undefined
  links: readonly MenuLink[]
}

/** Memoized: loading more rows does not render it again. */
const Actions = memo((props: ActionsProps) => {
  const { noun, empty, total, createLabel, onCreate, onSelectAll, onExport, onExportNotes, links } = props
  const navigate = useNavigate()
  const { density, setDensity } = useDensity()
  const phone = usePhone()
  const compact = density === 'compact'
  const offers = [
    { label: `Select all ${noun.other} in this list`, icon: IconSquareCheck, run: onSelectAll },
    ...(onExport ? [{ label: `Export the ${noun.other} in this list`, icon: IconDownload, run: onExport }] : []),
    ...(onExportNotes ? [{ label: `Export the ${noun.other} in this list with their notes`, icon: IconDownload, run: onExportNotes }] : []),
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
          ...links.map(({ label, icon, to }) => ({ label, icon, onClick: () => void navigate(to) })),
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
})

const noLinks: readonly MenuLink[] = []

/** The menu of the list and its create button. */
export const ListActions = ({ createLabel }: { createLabel: string }) => {
  const { definition, request, items, total, selectAll, exporting, create } = useListContext()
  const { run, runWithNotes } = exporting ?? {}
  const exportList = useCallback(() => void run?.({ search: request }), [run, request])
  const exportNotes = useCallback(() => void runWithNotes?.({ search: request }), [runWithNotes, request])
  return (
    <Actions
      noun={definition.noun}
      empty={items.length === 0}
      total={total}
      createLabel={createLabel}
      onCreate={create.open}
      onSelectAll={selectAll.run}
      onExport={run && exportList}
      onExportNotes={runWithNotes && exportNotes}
      links={definition.links ?? noLinks}
    />
  )
}
