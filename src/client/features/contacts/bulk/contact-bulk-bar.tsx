import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconSquareCheck, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import type { IconType } from '../../../ui/icons/icon.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { BulkBar } from '../../../ui/selection/bulk-bar.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { AudiencePanel } from '../bulk-panels/audience-panel.tsx'
import { TagPanel } from '../bulk-panels/tag-panel.tsx'
import { UntagPanel } from '../bulk-panels/untag-panel.tsx'
import type { Export } from '../export/use-export.ts'
import { type Action, BarAction } from './bar-action.tsx'
import { audienceStep, type BulkStep, deleteStep, tagStep, untagStep } from './bulk-steps.ts'
import type { Bulk } from './use-bulk.ts'
import { useBulkKeys } from './use-bulk-keys.ts'

interface ContactBulkBarProps {
  contacts: readonly Contact[]
  bulk: Bulk
  csv: Export
  onClear: () => void
  /** Those that are gone; all others stay selected. */
  onDeleted: (ids: readonly string[]) => void
  /** A way to select what has not been read yet; without `onClick` it is under way. */
  more: { label: string; onClick: (() => void) | undefined } | undefined
}

const whyOwnStays = 'Your own company stays as long as the workspace.'

/** What can be done to all that are selected; on a phone the first of it, and the rest behind three dots. */
const SelectedBar = ({ contacts, bulk, csv, onClear, onDeleted, more }: ContactBulkBarProps) => {
  const { run, busy } = bulk
  const phone = usePhone()
  const [open, setOpen] = useState<string>()
  const { ownCompanyId } = useMe().account
  const ownAlone = contacts.length === 1 && contacts[0]?.id === ownCompanyId
  const start = async (step: BulkStep) => {
    setOpen(undefined)
    const changed = await run(step)
    // What still stands in the list stays selected: the next step is often for the same.
    if (!step.edit) onDeleted(changed.map(({ id }) => id))
  }
  const opener = (label: string, keys: string, icon: IconType, content: ReactNode, width = 280): Action => ({
    label,
    keys,
    icon,
    disabled: busy,
    onClick: () => setOpen(open === label ? undefined : label),
    panel: { width, content },
  })
  const actions: Action[] = [
    opener('Tag', 't', IconTag, <TagPanel onChoose={(tag) => void start(tagStep(contacts, tag))} />),
    opener('Untag', 'u', IconTagOff, <UntagPanel contacts={contacts} onChoose={(tag) => void start(untagStep(contacts, tag))} />),
    opener(
      'Who can see',
      'v',
      IconEye,
      <AudiencePanel contacts={contacts} onChoose={(audience, name) => void start(audienceStep(contacts, audience, name))} />,
      368,
    ),
    { label: 'Export', icon: IconDownload, disabled: csv.progress !== undefined, onClick: () => void csv.run({ contacts }) },
    {
      label: 'Delete',
      keys: 'delete',
      icon: IconTrash,
      disabled: busy || ownAlone,
      title: ownAlone ? whyOwnStays : undefined,
      onClick: () => void start(deleteStep(contacts)),
    },
  ]
  useBulkKeys(actions, contacts.length)
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
        <BarAction key={action.label} action={action} open={open === action.label} onClose={() => setOpen(undefined)} />
      ))}
      {folded.length > 0 && (
        <Popover
          opened={unfolded?.panel !== undefined}
          onChange={() => setOpen(undefined)}
          label={unfolded?.label ?? 'More'}
          width={unfolded?.panel?.width ?? 280}
          gap={14}
          target={
            <ActionsMenu
              label="More for the selected"
              items={folded.map(({ label, icon, onClick, disabled = false }) => ({ label, icon, onClick, disabled }))}
            />
          }
        >
          {unfolded?.panel?.content}
        </Popover>
      )}
    </BulkBar>
  )
}

/** How far a step is that takes long; else what can be done to all that are selected. */
export const ContactBulkBar = (props: ContactBulkBarProps) => {
  const { bulk, csv } = props
  const { progress, stop } = csv.progress ? csv : bulk
  if (!progress?.long) return <SelectedBar {...props} />
  const noun = `of ${formatCount(progress.of)} ${progress.doing}`
  return <BulkBar count={Math.max(1, progress.done)} noun={noun} onClear={stop} clearLabel="Stop" />
}
