import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type Audience, changedAudience } from './audience.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { AudienceLabel } from './audience-label.tsx'
import { useWorkspace } from './use-workspace.ts'

/** A button that shows the audience of a record being written and opens the choice. */
export const AudiencePicker = ({ audience, onChange }: { audience: Audience; onChange: (audience: Audience) => void }) => {
  const { meId } = useWorkspace()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Visibility"
      width={368}
      opened={open}
      onChange={setOpen}
      target={
        <Button
          size="xs"
          variant="subtle"
          rightSection={<Icon of={IconChevronDown} size={14} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <AudienceLabel audience={audience} />
        </Button>
      }
    >
      <AudienceChoice audience={audience} author={meId} onChange={(change) => onChange(changedAudience(audience, change))} />
    </Popover>
  )
}
