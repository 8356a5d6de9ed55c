import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconTag, IconTagOff, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Contact } from '../../../../contract/contacts.ts'
import { Popover } from '../../../ui/float/popover.tsx'
import { BulkBar } from '../../../ui/list/bulk-bar.tsx'
import { Sign, type SignIcon } from '../../../ui/signs/sign.tsx'
import { AudiencePanel } from './audience-panel.tsx'
import { audienceStep, type BulkStep, deleteStep, tagStep, untagStep } from './bulk-steps.ts'
import { downloadCsv } from './export-csv.ts'
import { TagPanel } from './tag-panel.tsx'
import { UntagPanel } from './untag-panel.tsx'
import type { Bulk } from './use-bulk.ts'

interface ActionProps {
  label: string
  icon: SignIcon
  disabled: boolean
  width?: number
  children: (close: () => void) => ReactNode
}

const PanelAction = ({ label, icon, disabled, width = 280, children }: ActionProps) => {
  const [open, setOpen] = useState(false)
  const target = (
    <Button variant="subtle" disabled={disabled} leftSection={<Sign of={icon} />} onClick={() => setOpen(!open)}>
      {label}
    </Button>
  )
  return (
    <Popover opened={open} onChange={setOpen} label={label} width={width} target={target}>
      {children(() => setOpen(false))}
    </Popover>
  )
}

interface ContactBulkBarProps {
  contacts: readonly Contact[]
  bulk: Bulk
  onClear: () => void
  /** Those that were changed; those that were not stay selected. */
  onDone: (ids: readonly string[]) => void
  /** A way to select what has not been read yet. */
  more: ReactNode
}

/** What can be done to all that are selected. */
export const ContactBulkBar = ({ contacts, bulk, onClear, onDone, more }: ContactBulkBarProps) => {
  const { run, progress, busy, stop } = bulk
  if (progress) {
    const noun = `of ${progress.of.toLocaleString('en-GB')} ${progress.doing}`
    return <BulkBar count={Math.max(1, progress.done)} noun={noun} onClear={stop} clearLabel="Stop" />
  }
  const start = async (step: BulkStep) => onDone((await run(step)).map(({ id }) => id))
  return (
    <BulkBar count={contacts.length} onClear={onClear}>
      {more}
      <PanelAction label="Tag" icon={IconTag} disabled={busy}>
        {(close) => (
          <TagPanel
            onChoose={(tag) => {
              close()
              void start(tagStep(contacts, tag))
            }}
          />
        )}
      </PanelAction>
      <PanelAction label="Untag" icon={IconTagOff} disabled={busy}>
        {(close) => (
          <UntagPanel
            contacts={contacts}
            onChoose={(tag) => {
              close()
              void start(untagStep(contacts, tag))
            }}
          />
        )}
      </PanelAction>
      <PanelAction label="Who can see" icon={IconEye} disabled={busy} width={368}>
        {(close) => (
          <AudiencePanel
            contacts={contacts}
            onChoose={(audience, name) => {
              close()
              void start(audienceStep(contacts, audience, name))
            }}
          />
        )}
      </PanelAction>
      <Button variant="subtle" leftSection={<Sign of={IconDownload} />} onClick={() => void downloadCsv(contacts, new Date())}>
        Export
      </Button>
      <Button variant="subtle" disabled={busy} leftSection={<Sign of={IconTrash} />} onClick={() => void start(deleteStep(contacts))}>
        Delete
      </Button>
    </BulkBar>
  )
}
