import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import classes from './timeline-controls.module.css'
import type { TimelineHandle } from './timeline-handle.ts'
import { weeksOf, type Zoom, zoom, zooms } from './timeline-zoom.ts'

/** Pans and zooms the timeline, at the end of the line of filters. */
export const TimelineControls = ({ handle }: { handle: RefObject<TimelineHandle | null> }) => {
  const phone = usePhone()
  const chosen = zoom.use()
  const labelOf = (each: Zoom) => `${weeksOf(each, phone)} weeks`
  return (
    <span className={classes.controls}>
      <IconButton label="Earlier" icon={IconChevronLeft} size={28} onClick={() => handle.current?.pan(-1)} />
      <Button size="xs" variant="subtle" onClick={() => handle.current?.showToday()}>
        Today
      </Button>
      <IconButton label="Later" icon={IconChevronRight} size={28} onClick={() => handle.current?.pan(1)} />
      <span className={classes.line} />
      <ActionsMenu
        label="Zoom"
        items={zooms.map((each) => ({ label: labelOf(each), checked: each === chosen, onClick: () => zoom.set(each) }))}
        target={
          <button type="button" className={classes.zoom} aria-label={`Zoom: ${labelOf(chosen)}`}>
            {labelOf(chosen)}
            <Icon of={IconChevronDown} size={14} />
          </button>
        }
      />
    </span>
  )
}
