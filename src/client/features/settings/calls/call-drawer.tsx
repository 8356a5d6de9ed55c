import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type Call, clearCalls, useCalls } from '../../../lib/call-log.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { CallRow, hasFailed } from './call-row.tsx'
import classes from './calls.module.css'

const filters = {
  all: { label: 'All', takes: () => true },
  reads: { label: 'Reads', takes: ({ method }: Call) => method === 'GET' },
  writes: { label: 'Writes', takes: ({ method }: Call) => method !== 'GET' },
  failed: { label: 'Failed', takes: hasFailed },
}
type Filter = keyof typeof filters
const names = Object.keys(filters) as Filter[]

const List = ({ label, calls }: { label: string; calls: readonly Call[] }) => (
  <section aria-label={label}>
    <h3 className={classes.heading}>{label}</h3>
    <ol>
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ol>
  </section>
)

/** The calls of this page and of those before it, beside the page, which stays usable. */
export const CallDrawer = ({ onClose }: { onClose: () => void }) => {
  const { calls, screen } = useCalls()
  const [filter, setFilter] = useState<Filter>('all')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const here = calls.filter((call) => call.screen === screen).length
  const shown = calls.filter(filters[filter].takes)
  const now = shown.filter((call) => call.screen === screen)
  const earlier = shown.filter((call) => call.screen !== screen)
  const slowest = Math.max(0, ...now.map(({ time = 0, outcome }) => (outcome === 'live' ? 0 : time)))
  return (
    <aside className={classes.drawer} aria-label="API calls" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <header className={classes.head}>
        <h2 ref={title} tabIndex={-1}>
          API calls
        </h2>
        <span className={`${classes.count} ${classes.here}`}>{here} on this page</span>
        <Button variant="subtle" size="compact-sm" onClick={clearCalls}>
          Clear
        </Button>
        <IconButton label="Close" icon={IconX} keys="g l" onClick={onClose} />
      </header>
      <div className={classes.filters}>
        <Segmented
          label="Show"
          value={filter}
          options={names.map((value) => ({ value, label: filters[value].label, count: calls.filter(filters[value].takes).length }))}
          onChange={setFilter}
        />
        {slowest > 0 && <span className={classes.count}>slowest {Math.round(slowest)} ms</span>}
      </div>
      <div className={classes.lists}>
        <List label="On this page" calls={now} />
        {earlier.length > 0 && <List label="Earlier" calls={earlier} />}
      </div>
    </aside>
  )
}
