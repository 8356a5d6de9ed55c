import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { plural } from '../../locale.ts'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { useMedia } from '../../ui/media/use-media.ts'
import { personNoun } from '../../ui/text/nouns.ts'
import { accessTo } from './access.ts'
import type { AudienceChange } from './audience.ts'
import { AudienceLabel } from './audience-label.tsx'
import { useWorkspace } from './use-workspace.ts'
import classes from './visibility.module.css'
import { VisibilityPanel, type VisibleRecord } from './visibility-panel.tsx'

const asideBeside = '(min-width: 68.75em)'
/** px from the button to the edge of the aside: the panel covers none of the properties. */
const toAsideEdge = 104

interface VisibilityButtonProps {
  record: VisibleRecord
  onChange: (change: AudienceChange) => void
  /** Shows the icon and the name alone, for a line of the stream. */
  small?: boolean
  /** For callers that keep the open state. */
  open?: boolean
  onOpen?: (open: boolean) => void
}

/** Shows who can see a record and opens the panel that explains and changes it. */
export const VisibilityButton = ({ record, onChange, small = false, ...state }: VisibilityButtonProps) => {
  const workspace = useWorkspace()
  const [own, setOwn] = useState(false)
  const open = state.open ?? own
  const setOpen = state.onOpen ?? setOwn
  const count = accessTo(record.audience, record.author, workspace).people.length
  const beside = useMedia(asideBeside) && !small
  return (
    <Popover
      label="Visibility"
      position={small ? 'bottom-start' : beside ? 'left' : 'bottom-end'}
      gap={beside ? toAsideEdge : 6}
      opened={open}
      onChange={setOpen}
      target={
        <button
          type="button"
          className={classes.button}
          data-small={small || undefined}
          data-open={open || undefined}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          <AudienceLabel audience={record.audience} size={small ? 13 : 16} />
          {!small && workspace.users.length > 0 && (
            <span className={classes.count}>
              <span>{count}</span> <span>{plural(count, personNoun)}</span>
            </span>
          )}
          {!small && <Icon of={IconChevronDown} size={14} />}
        </button>
      }
    >
      <VisibilityPanel record={record} onChange={onChange} />
    </Popover>
  )
}
