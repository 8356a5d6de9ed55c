import { type CSSProperties, type MouseEvent, type RefObject, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useDueDays } from '../../../kit/due/use-due-days.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import type { Milestone } from '../../../records/milestones/milestone-resource.ts'
import { dayAfter, formatShortDay } from '../../../ui/dates/format-date.ts'
import { daysBetween } from '../../../ui/dates/plain-days.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { rememberScroll } from '../../../ui/list/scroll-memory.ts'
import { useVirtualRows } from '../../../ui/list/use-virtual-rows.ts'
import { fontScale } from '../../../ui/media/font-scale.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { buttonLink, keepFromScrolling } from '../../../ui/page/row-link.ts'
import { useRowCursor } from '../../../ui/selection/use-row-cursor.ts'
import { useMayChange } from '../milestone-check.tsx'
import { whenWords } from '../milestone-words.ts'
import { formatDistance } from '../move/move-words.ts'
import type { Move } from '../move/use-move.ts'
import { useMilestoneWrites } from '../use-milestone-writes.ts'
import { type Ghost, MilestoneLine } from './milestone-line.tsx'
import classes from './timeline.module.css'
import { TimelineAxis } from './timeline-axis.tsx'
import type { TimelineHandle } from './timeline-handle.ts'
import { indexOf, type Range, rangeOf } from './timeline-range.ts'
import { rowsOf } from './timeline-rows.ts'
import { weeksOf, zoom, zoomBy } from './timeline-zoom.ts'
import { useTimelineDrag } from './use-timeline-drag.ts'
import { useTimelineScroll } from './use-timeline-scroll.ts'

const headHeight = 32

interface TimelineProps {
  handle: RefObject<TimelineHandle | null>
  milestones: readonly Milestone[]
  /** Puts the milestones under the names of their projects. */
  byProject: boolean
  move: Move
  onOpen: (id: string) => void
  /** False while a sheet covers the page: its keys rest. */
  enabled: boolean
}

/** Returns where a milestone would go while the move is not saved. */
const ghostIn =
  ({ plan }: Move, range: Range, today: string) =>
  (milestone: Milestone): Ghost | undefined => {
    if (!plan) return undefined
    if (milestone.id === plan.milestone.id) {
      const [label, was] = [formatShortDay(plan.day, today), formatShortDay(milestone.deadline, today)]
      return { at: indexOf(range, plan.day), day: plan.day, label, leads: true, distance: '', note: `was ${was}` }
    }
    const later = plan.later.get(milestone.id)
    if (!later) return undefined
    const label = formatShortDay(later, today)
    const distance = formatDistance(daysBetween(milestone.deadline, later))
    return { at: indexOf(range, later), day: later, label, leads: false, distance, note: '' }
  }

/**
 * Milestones in time, a row for each. A diamond moves by pointer or keys: Left and Right by a day, with Shift by a week; the later ones show where
 * they would go, and nothing is saved before Enter.
 */
export const Timeline = ({ handle, milestones, byProject, move, onOpen, enabled }: TimelineProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  const daysRef = useRef<HTMLDivElement>(null)
  const id = useId()
  const phone = usePhone()
  const rowHeight = (phone ? 52 : 32) * fontScale()
  const days = useDueDays()
  const { today } = days
  const { nameOf } = useWorkspace()
  const mayChange = useMayChange()
  const { setCompleted } = useMilestoneWrites()
  const chosenWeeks = weeksOf(zoom.use(), phone)
  const rows = useMemo(() => rowsOf(milestones, byProject), [milestones, byProject])
  const ordered = useMemo(
    () => rows.flatMap((row, index) => (row.kind === 'milestone' ? [{ milestone: row.milestone, index }] : [])),
    [rows],
  )
  const range = useMemo(
    () =>
      rangeOf(
        milestones.map(({ deadline }) => deadline),
        today,
      ),
    [milestones, today],
  )
  const scrollKey = `milestones timeline ${byProject}`
  const { indexes, scrollToRow, printing } = useVirtualRows({
    scroller,
    count: rows.length,
    rowHeight,
    headHeight: headHeight * fontScale(),
    scrollKey,
  })
  const weeks = printing ? range.days / 7 : chosenWeeks
  const { dayWidth, sideWidth, reveal, onScroll } = useTimelineScroll({ scroller, days: daysRef, range, today, handle })
  const ghostOf = useMemo(() => ghostIn(move, range, today), [move, range, today])

  const { cursor, setCursor } = useRowCursor({
    count: ordered.length,
    grid: scroller,
    onOpen: (at) => ordered[at] && onOpen(ordered[at].milestone.id),
    enabled,
  })
  const current = ordered[cursor]?.milestone
  const cursorRow = ordered[cursor]?.index ?? -1
  const cursorBefore = useRef(cursor)
  // A click on a row, or at the end of panning, leaves the days in sight.
  const picked = useRef<string>(undefined)
  const revealCurrent = useEffectEvent(() => {
    if (current && current.id !== picked.current) reveal(current.deadline)
    picked.current = undefined
  })
  useEffect(() => {
    // Not when the timeline opens or its rows change: the cursor may be elsewhere.
    if (cursorRow >= 0 && cursor !== cursorBefore.current) {
      scrollToRow(cursorRow)
      revealCurrent()
    }
    cursorBefore.current = cursor
  }, [cursor, cursorRow, scrollToRow])
  const nudge = (by: number) => () => {
    if (!current) return handle.current?.pan(by > 0 ? 1 : -1)
    if (!mayChange || current.completedAt !== '') return false
    move.by(current, by)
    reveal(dayAfter(move.plan?.milestone.id === current.id ? move.plan.day : current.deadline, by))
  }
  useKeys(
    {
      right: nudge(1),
      left: nudge(-1),
      'shift+right': nudge(7),
      'shift+left': nudge(-7),
      d: () => (current && mayChange ? void setCompleted(current, current.completedAt === '') : false),
      t: () => handle.current?.showToday(),
      z: () => zoomBy(-1),
      'shift+z': () => zoomBy(1),
    },
    { enabled },
  )
  const pick = useCallback(
    (milestoneId: string) => {
      picked.current = milestoneId
      setCursor(ordered.findIndex(({ milestone }) => milestone.id === milestoneId))
    },
    [ordered, setCursor],
  )
  const drag = useTimelineDrag({
    scroller,
    dayWidth,
    sideWidth,
    find: (milestoneId) => ordered.find(({ milestone }) => milestone.id === milestoneId)?.milestone,
    move,
    onPick: pick,
  })
  const first = indexes[0] ?? 0
  const last = indexes.at(-1) ?? -1
  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined
    const milestoneId = target?.closest<HTMLElement>('[data-id]')?.dataset.id
    if (!target || !milestoneId) return
    if (event.button === 0) pick(milestoneId)
    if (target.closest('[data-open]')) buttonLink(paths.milestone(milestoneId), () => onOpen(milestoneId)).onClick(event)
    const arrow = target.closest<HTMLElement>('[data-reveal]')
    if (!arrow?.dataset.reveal) return
    // Scrolling to a row that was not the current one ends this, and then reveals it again.
    picked.current = undefined
    reveal(arrow.dataset.reveal)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: useRowCursor has the keys
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      tabIndex={0}
      aria-label="Timeline"
      aria-describedby={`${id}-keys`}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={cursorRow >= first && cursorRow <= last ? `${id}-${cursorRow}` : undefined}
      onScroll={({ currentTarget }) => {
        rememberScroll(scrollKey, currentTarget.scrollTop)
        onScroll()
      }}
      onMouseDown={keepFromScrolling}
      onClick={click}
      onAuxClick={click}
      {...drag}
    >
      <div className={classes.canvas} style={{ '--weeks': weeks, '--range': range.days } as CSSProperties}>
        <div className={classes.head} role="rowgroup">
          <div role="row" tabIndex={-1} aria-rowindex={1} className={classes.headRow}>
            <span role="columnheader" tabIndex={-1} className={classes.corner}>
              {byProject ? 'Project and milestone' : 'Milestone'}
            </span>
            <span role="columnheader" tabIndex={-1} className={classes.axisCell}>
              <span className="t-unseen">Date</span>
              <TimelineAxis range={range} today={today} />
            </span>
          </div>
        </div>
        <div ref={daysRef} className={classes.days} style={{ '--at': indexOf(range, today) } as CSSProperties} aria-hidden="true" />
        <div role="rowgroup" className={classes.rows} style={{ minHeight: rows.length * rowHeight }}>
          {indexes.map((index) => {
            const row = rows[index]
            if (!row) return null
            const place = { top: index * rowHeight, height: rowHeight }
            if (row.kind === 'project')
              return (
                <div key={row.id} role="row" tabIndex={-1} aria-rowindex={index + 2} className={classes.project} style={place}>
                  <span role="gridcell" tabIndex={-1} className={classes.side}>
                    <bdi>{row.name}</bdi>
                  </span>
                </div>
              )
            const { milestone } = row
            const words = whenWords(milestone, days)
            return (
              <MilestoneLine
                key={milestone.id}
                id={`${id}-${index}`}
                index={index}
                {...place}
                milestone={milestone}
                at={indexOf(range, milestone.deadline)}
                today={today}
                responsible={milestone.responsibleId && nameOf(milestone.responsibleId)}
                label={words.label}
                tone={words.tone}
                ghost={ghostOf(milestone)}
                atCursor={milestone.id === current?.id}
                movable={mayChange && milestone.completedAt === ''}
              />
            )
          })}
        </div>
      </div>
      <p id={`${id}-keys`} className="t-unseen">
        Up and Down choose a milestone, Left and Right move it by a day, with Shift by a week. Enter saves the move, Escape cancels it.
        Without a move, Enter opens the milestone.
      </p>
    </div>
  )
}
