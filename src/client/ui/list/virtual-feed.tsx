import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fontScale } from '../media/font-scale.ts'
import { mostPrinted } from './print-lists.ts'
import { recallScroll, rememberScroll } from './scroll-memory.ts'
import { usePrinting } from './use-printing.ts'
import classes from './virtual-feed.module.css'

/** One entry of a feed; its height in px, at a font size of 16 px, is known before it is rendered. */
export interface FeedItem {
  readonly key: string
  readonly height: number
  /** The name of the group it is in, which is a region. Entries of a group follow each other. */
  readonly group?: string | undefined
  readonly render: () => ReactNode
}

interface VirtualFeedProps {
  /** The accessible name. */
  label: string
  /** Keep the same array while the entries stay the same. */
  items: readonly FeedItem[]
  /** Names the feed in the scroll memory. */
  scrollKey: string
  /** Shown above the first entry. */
  start?: ReactNode
  /** Shown under the last entry. */
  end: ReactNode
  scroller: RefObject<HTMLElement | null>
}

/** Entries that follow each other, in a region of the name of their group. */
const Group = ({ name, top, height, children }: { name: string | undefined; top: number; height: number; children: ReactNode }) => {
  const place = { className: `${classes.row} t-rows`, style: { height, transform: `translateY(${top}px)` } }
  return name === undefined ? (
    <div {...place}>{children}</div>
  ) : (
    <section {...place} aria-label={name}>
      {children}
    </section>
  )
}

/** A long feed of entries of different heights. Entries that arrive above do not move the ones in sight, except at the top of the feed. */
export const VirtualFeed = ({ label, items, scrollKey, start, end, scroller }: VirtualFeedProps) => {
  const heightAt = useCallback((index: number) => (items[index]?.height ?? 0) * fontScale(), [items])
  const keyAt = useCallback((index: number) => items[index]?.key ?? index, [items])
  const list = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    if (start) setMargin(list.current?.offsetTop ?? 0)
  })
  // An entry taken out of the document would lose the focus. From those beside it, keys go on: they are there before the next key, however late the scroll event is.
  const [focused, setFocused] = useState<string>()
  const feed = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    scrollMargin: margin,
    overscan: 6,
    rangeExtractor: (range) => {
      const at = items.findIndex(({ key }) => key === focused)
      const beside = at < 0 ? [] : [-2, -1, 0, 1, 2].map((step) => at + step).filter((index) => index in items)
      return [...new Set([...defaultRangeExtractor(range), ...beside])].toSorted((a, b) => a - b)
    },
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const printing = usePrinting()
  const rows = printing ? feed.measurementsCache.slice(0, mostPrinted) : feed.getVirtualItems()
  const inSight = useRef<{ key: unknown; above: number }>(undefined)

  // Before the entries have been read, the feed is too short for its place.
  const isEmpty = items.length === 0
  useLayoutEffect(() => {
    const element = scroller.current
    if (isEmpty || !element) return
    const top = recallScroll(scrollKey)
    element.scrollTop = top
    // Where it has become shorter since, no scroll event says so.
    if (element.scrollTop !== top) element.dispatchEvent(new Event('scroll'))
  }, [isEmpty, scrollKey, scroller])

  const remember = (top: number) => {
    rememberScroll(scrollKey, top)
    const first = rows.find((row) => row.end > top)
    inSight.current = first && { key: first.key, above: top - first.start }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entries change
  useLayoutEffect(() => {
    const anchor = inSight.current
    if (!scroller.current || !anchor || scroller.current.scrollTop === 0) return
    const index = items.findIndex(({ key }) => key === anchor.key)
    const before = items.slice(0, Math.max(0, index)).reduce((sum, { height }) => sum + height, 0) * fontScale()
    if (index >= 0) scroller.current.scrollTop = margin + before + anchor.above
  }, [items])

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => remember(currentTarget.scrollTop)}
      onFocus={({ target }) => setFocused(target.closest<HTMLElement>('[data-feed-key]')?.dataset.feedKey)}
    >
      {start}
      <div ref={list} className={classes.rows} style={{ height: feed.getTotalSize() }}>
        {[...Map.groupBy(rows, ({ index }) => items[index]?.group)].map(([group, shown]) => {
          const top = shown[0]?.start ?? 0
          return (
            <Group key={group ?? ''} name={group} top={top - margin} height={(shown.at(-1)?.end ?? top) - top}>
              {shown.map(({ key, index, start: at, size }) => (
                <div key={key} className={classes.row} data-feed-key={key} style={{ height: size, transform: `translateY(${at - top}px)` }}>
                  {items[index]?.render()}
                </div>
              ))}
            </Group>
          )
        })}
      </div>
      {end}
    </section>
  )
}
