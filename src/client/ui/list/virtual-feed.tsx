import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { recallScroll, rememberScroll } from './scroll-memory.ts'
import classes from './virtual-feed.module.css'

/** One entry of a feed; its height in px is known before it is rendered. */
export interface FeedItem {
  readonly key: string
  readonly height: number
  readonly render: () => ReactNode
}

interface VirtualFeedProps {
  /** The accessible name. */
  label: string
  /** Keep the same array while the entries stay the same. */
  items: readonly FeedItem[]
  /** Names the feed in the scroll memory. */
  scrollKey: string
  /** Shown under the last entry. */
  end: ReactNode
  scroller: RefObject<HTMLElement | null>
}

/** A long feed of entries of different heights. Entries that arrive above do not move the ones in sight, except at the top of the feed. */
export const VirtualFeed = ({ label, items, scrollKey, end, scroller }: VirtualFeedProps) => {
  const heightAt = useCallback((index: number) => items[index]?.height ?? 0, [items])
  const keyAt = useCallback((index: number) => items[index]?.key ?? index, [items])
  const feed = useVirtualizer<HTMLElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: heightAt,
    getItemKey: keyAt,
    overscan: 6,
    initialOffset: () => recallScroll(scrollKey),
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  const rows = feed.getVirtualItems()
  const inSight = useRef<{ key: unknown; above: number }>(undefined)

  const remember = (top: number) => {
    rememberScroll(scrollKey, top)
    const first = rows.find((row) => row.end > top)
    inSight.current = first && { key: first.key, above: top - first.start }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the entries change
  useLayoutEffect(() => {
    const held = inSight.current
    if (!scroller.current || !held || scroller.current.scrollTop === 0) return
    const index = items.findIndex(({ key }) => key === held.key)
    const start = items.slice(0, Math.max(0, index)).reduce((sum, { height }) => sum + height, 0)
    if (index >= 0) scroller.current.scrollTop = start + held.above
  }, [items])

  return (
    <section
      ref={scroller}
      className={classes.scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region is reached by keyboard
      tabIndex={0}
      onScroll={({ currentTarget }) => remember(currentTarget.scrollTop)}
    >
      <div className={classes.rows} style={{ height: feed.getTotalSize() }}>
        {rows.map(({ key, index, start, size }) => (
          <div key={key} className={classes.row} style={{ height: size, transform: `translateY(${start}px)` }}>
            {items[index]?.render()}
          </div>
        ))}
      </div>
      {end}
    </section>
  )
}
