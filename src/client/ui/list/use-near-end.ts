import { useEffect, useEffectEvent, useRef } from 'react'
import { type LoadMore, usePrintedList } from './print-lists.ts'

/** Calls `load` while the returned element is near the viewport, and again after each change of `loaded`. */
export const useNearEnd = (load: LoadMore, enabled: boolean, loaded: number) => {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => void load())
  usePrintedList({ loaded, hasMore: enabled, loadMore: load })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded may not have filled the page, so it is watched again
  useEffect(() => {
    const element = end.current
    if (!enabled || !element) return
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && reached(), {
      rootMargin: '1600px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [enabled, loaded])
  return end
}
