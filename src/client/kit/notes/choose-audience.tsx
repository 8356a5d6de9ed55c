import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import type { Audience, AudienceChange } from '../visibility/audience.ts'
import { AudienceChoice } from '../visibility/audience-choice.tsx'
import { AudienceSign } from '../visibility/audience-sign.tsx'
import { useWorkspace } from '../visibility/use-workspace.ts'

interface ChooseAudienceProps {
  audience: Audience
  author: string
  onChange: (change: AudienceChange) => void
}

/** Who a note that is being written will be for. */
export const ChooseAudience = ({ audience, author, onChange }: ChooseAudienceProps) => {
  const workspace = useWorkspace()
  const [open, setOpen] = useState(false)
  return (
    <Popover
      label="Who can see this note"
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
          <AudienceSign audience={audience} workspace={workspace} size={16} />
        </Button>
      }
    >
      <AudienceChoice audience={audience} author={author} workspace={workspace} onChange={onChange} />
    </Popover>
  )
}
