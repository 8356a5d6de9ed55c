import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { type Audience, changedAudience } from './audience.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { AudienceLabel } from './audience-label.tsx'
import { useWorkspace } from './use-workspace.ts'

/** A button that shows the audience of a record being written and opens the choice. */
export const AudiencePicker = ({ audience, onChange }: { audience: Audience; onChange: (audience: Audience) => void }) => {
  const { meId } = useWorkspace()
  return (
    <Popover
      label="Visibility"
      width={368}
      target={
        <Button size="xs" variant="subtle" rightSection={<Icon of={IconChevronDown} size={14} />}>
          <AudienceLabel audience={audience} />
        </Button>
      }
    >
      <AudienceChoice audience={audience} author={meId} onChange={(change) => onChange(changedAudience(audience, change))} />
    </Popover>
  )
}
