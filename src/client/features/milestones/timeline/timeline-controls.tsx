import { IconChevronDown } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { TimeControls } from '../../../ui/dates/time-controls.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import classes from './timeline-controls.module.css'
import type { TimelineHandle } from './timeline-handle.ts'
import { weeksOf, type Zoom, zoom, zooms } from './timeline-zoom.ts'

/** Pans and zooms the timeline. */
export const TimelineControls = ({ handle }: { handle: RefObject<TimelineHandle | null> }) => {
  const phone = usePhone()
  const chosen = zoom.use()
  const labelOf = (each: Zoom) => `${weeksOf(each, phone)} weeks`
  return (
    <TimeControls earlier="Earlier" later="Later" onStep={(step) => handle.current?.pan(step)} onToday={() => handle.current?.showToday()}>
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
    </TimeControls>
  )
}
