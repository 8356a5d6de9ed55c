import { useEffect } from 'react'
import { isDemo } from '../page/app-location.ts'
import { idle, settleTime, wait, whenRested } from './when-idle.ts'

type Fetches = readonly (() => Promise<unknown>)[]

declare global {
  interface Navigator {
    /** Whether the person asked to use less data. Safari and Firefox do not say. */
    readonly connection?: EventTarget & { readonly saveData: boolean }
  }
}

/** Whether the browser asks to load no more than it needs. */
export const savesData = (): boolean => navigator.connection?.saveData === true

/**
 * Fetches code one part after the other while the page is idle, until `signal` is aborted. A part that fails is fetched again when
 * it is used. A browser that saves data fetches each part when it is used.
 */
export const prefetchWhenIdle = async (fetches: Fetches, signal?: AbortSignal): Promise<void> => {
  if (savesData()) return
  await (isDemo ? whenRested() : wait(settleTime))
  for (const fetch of fetches) {
    if (!signal?.aborted) await idle()
    if (signal?.aborted) return
    await fetch().catch(() => undefined)
  }
}

/** `prefetchWhenIdle` for as long as the component is mounted. */
export const usePrefetchWhenIdle = (fetches: Fetches): void => {
  useEffect(() => {
    const unmounted = new AbortController()
    void prefetchWhenIdle(fetches, unmounted.signal)
    return () => unmounted.abort()
  }, [fetches])
}
