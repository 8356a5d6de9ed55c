import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Popover } from '../../ui/float/popover.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { media, useMedia } from '../../ui/media/use-media.ts'
import type { AudienceChange } from './audience.ts'
import { AudienceSign } from './audience-sign.tsx'
import classes from './seen-by.module.css'
import { useWorkspace } from './use-workspace.ts'
import { whoCanSee } from './who-can-see.ts'
import { type SeenRecord, WhoCanSeePanel } from './who-can-see-panel.tsx'

const asideBeside = media('(min-width: 1100px)')
/** px from the chip over the names of the properties to the edge of the aside: they are to stay in sight. */
const toAsideEdge = 104

/**
 * A chip that says who sees a record and opens the list of them.
 *
 * @param small for a line of the stream: the sign and its words alone, without the number
 */
export const SeenBy = ({
  record,
  onChange,
  small = false,
  open: shown,
  onOpen,
}: {
  record: SeenRecord
  onChange: (change: AudienceChange) => void
  small?: boolean
  /** For who keeps outside whether it is open. */
  open?: boolean
  onOpen?: (open: boolean) => void
}) => {
  const workspace = useWorkspace()
  const [own, setOwn] = useState(false)
  const open = shown ?? own
  const setOpen = onOpen ?? setOwn
  const { audience, author } = record
  const count = workspace.users.length > 0 ? whoCanSee(audience, author, workspace).seen.length : undefined
  const beside = useMedia(asideBeside) && !small
  return (
    <Popover
      label="Who can see this"
      position={small ? 'bottom-start' : beside ? 'left' : 'bottom-end'}
      gap={beside ? toAsideEdge : 6}
      opened={open}
      onChange={setOpen}
      target={
        <button
          type="button"
          className={classes.chip}
          data-small={small || undefined}
          data-open={open || undefined}
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
        >
          <AudienceSign audience={audience} workspace={workspace} size={small ? 13 : 16} />
          {!small && count !== undefined && (
            <span className={classes.count}>
              <span>{count}</span> <span>{count === 1 ? 'person' : 'people'}</span>
            </span>
          )}
          {!small && <Icon of={IconChevronDown} size={14} />}
        </button>
      }
    >
      <WhoCanSeePanel record={record} onChange={onChange} />
    </Popover>
  )
}
