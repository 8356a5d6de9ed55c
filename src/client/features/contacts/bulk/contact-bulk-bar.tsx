import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconSquareCheck, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { BulkBar } from '../../../ui/selection/bulk-bar.tsx'
import { Sign, type SignIcon } from '../../../ui/signs/sign.tsx'
import { grouped } from '../../../ui/text/grouped.ts'
import { usePhone } from '../../appearance/use-phone.ts'
import { AudiencePanel } from '../bulk-panels/audience-panel.tsx'
import { TagPanel } from '../bulk-panels/tag-panel.tsx'
import { UntagPanel } from '../bulk-panels/untag-panel.tsx'
import type { Export } from '../export/use-export.ts'
import { audienceStep, type BulkStep, deleteStep, tagStep, untagStep } from './bulk-steps.ts'
import type { Bulk } from './use-bulk.ts'

interface ContactBulkBarProps {
  contacts: readonly Contact[]
  bulk: Bulk
  csv: Export
  onClear: () => void
  /** Those that were changed; those that were not stay selected. */
  onDone: (ids: readonly string[]) => void
  /** A way to select what has not been read yet; without `onClick` it is under way. */
  more: { label: string; onClick: (() => void) | undefined } | undefined
}

interface Action {
  label: string
  icon: SignIcon
  onClick: () => void
  /** px and what stands in the panel it opens. */
  panel?: { width: number; content: ReactNode }
  disabled?: boolean
}

/** What can be done to all that are selected; on a phone the first of it, and the rest behind three dots. */
export const ContactBulkBar = ({ contacts, bulk, csv, onClear, onDone, more }: ContactBulkBarProps) => {
  const { run, busy } = bulk
  const phone = usePhone()
  const [open, setOpen] = useState<string>()
  const { progress, stop } = csv.progress ? csv : bulk
  if (progress?.long) {
    const noun = `of ${grouped(progress.of)} ${progress.doing}`
    return <BulkBar count={Math.max(1, progress.done)} noun={noun} onClear={stop} clearLabel="Stop" />
  }
  const start = async (step: BulkStep) => {
    setOpen(undefined)
    onDone((await run(step)).map(({ id }) => id))
  }
  const opener = (label: string, icon: SignIcon, content: ReactNode, width = 280): Action => ({
    label,
    icon,
    disabled: busy,
    onClick: () => setOpen(open === label ? undefined : label),
    panel: { width, content },
  })
  const actions: Action[] = [
    opener('Tag', IconTag, <TagPanel onChoose={(tag) => void start(tagStep(contacts, tag))} />),
    opener('Untag', IconTagOff, <UntagPanel contacts={contacts} onChoose={(tag) => void start(untagStep(contacts, tag))} />),
    opener(
      'Who can see',
      IconEye,
      <AudiencePanel contacts={contacts} onChoose={(audience, name) => void start(audienceStep(contacts, audience, name))} />,
      368,
    ),
    { label: 'Export', icon: IconDownload, disabled: csv.progress !== undefined, onClick: () => void csv.run({ contacts }) },
    { label: 'Delete', icon: IconTrash, disabled: busy, onClick: () => void start(deleteStep(contacts)) },
  ]
  const all: Action | undefined = more && {
    label: more.label,
    icon: IconSquareCheck,
    disabled: !more.onClick,
    onClick: () => more.onClick?.(),
  }
  const inBar = phone ? actions.slice(0, 1) : actions
  const folded = phone ? [...(all ? [all] : []), ...actions.slice(1)] : []
  const unfolded = folded.find(({ label }) => label === open)
  return (
    <BulkBar count={contacts.length} onClear={onClear}>
      {all && !phone && (
        <Button variant="subtle" disabled={all.disabled ?? false} onClick={all.onClick}>
          {all.label}
        </Button>
      )}
      {inBar.map((action) => (
        <BarAction key={action.label} {...action} open={open === action.label} onClose={() => setOpen(undefined)} />
      ))}
      {folded.length > 0 && (
        <Popover
          opened={unfolded?.panel !== undefined}
          onChange={() => setOpen(undefined)}
          label={unfolded?.label ?? 'More'}
          width={unfolded?.panel?.width ?? 280}
          target={
            <span>
              <ActionsMenu
                label="More for the selected"
                items={folded.map(({ label, icon, onClick, disabled = false }) => ({ label, icon, onClick, disabled }))}
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

const BarAction = ({ label, icon, onClick, panel, disabled = false, open, onClose }: Action & { open: boolean; onClose: () => void }) => {
  const button = (
    <Button variant="subtle" disabled={disabled} leftSection={<Sign of={icon} />} onClick={onClick}>
      {label}
    </Button>
  )
  if (!panel) return button
  return (
    <Popover opened={open} onChange={onClose} label={label} width={panel.width} target={button}>
      {panel.content}
    </Popover>
  )
}
