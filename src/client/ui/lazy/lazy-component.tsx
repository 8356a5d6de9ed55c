import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isDemo } from '../page/app-location.ts'
import { MissingPart } from './missing-part.tsx'
import { missingParts } from './missing-parts.ts'
import { PartBoundary } from './part-boundary.tsx'

interface LazyProps {
  /** Shown until the code has arrived. */
  fallback?: ReactNode
  /** Called when the code can't be fetched, or fails, instead of saying so in place. */
  onMissing?: () => void
}

/** The times in ms before a part that could not be fetched is fetched again. */
const waits = [1_000, 3_000]

const fetchAgain = async <T,>(load: () => Promise<T>): Promise<T> => {
  for (const ms of waits) {
    try {
      return await load()
    } catch (error) {
      if (!navigator.onLine) throw error
      await wait(ms)
    }
  }
  return load()
}

/**
 * A component with its code in a chunk of its own, which is fetched again by itself when that fails. A failure of the fetch or of the
 * component leaves the page around it intact, and the fetch is repeated the next time the component is mounted.
 *
 * @returns the component, and `fetch` to load it earlier; `fetch` rejects with the error of the import
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let Loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined
  const fetch = (): Promise<void> => {
    pending ??= fetchAgain(load).then(
      (component) => {
        Loaded = component
        missingParts.clear()
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }
  const LazyComponent = ({ fallback, onMissing, ...props }: Props & LazyProps) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(Loaded ? 'loaded' : 'loading')
    const fail = useEffectEvent(() => {
      setState('missing')
      missingParts.report()
      onMissing?.()
    })
    useEffect(() => {
      let mounted = true
      fetch().then(
        () => mounted && setState('loaded'),
        () => mounted && fail(),
      )
      return () => {
        mounted = false
      }
    }, [])
    if (Loaded)
      return (
        <PartBoundary onBroken={onMissing}>
          <Loaded {...(props as unknown as Props)} />
        </PartBoundary>
      )
    if (state === 'missing' && !onMissing) return <MissingPart />
    return fallback
  }
  return { Component: LazyComponent, fetch }
}

/** ms before any prefetch, longer than the first page needs for its own requests. */
const settleTime = 1500
/** ms without input after which a person counts as resting. */
const restTime = 600

let lastInput = Number.NEGATIVE_INFINITY
if (typeof window !== 'undefined')
  for (const type of ['scroll', 'wheel', 'pointerdown', 'keydown'])
    window.addEventListener(
      type,
      () => {
        lastInput = performance.now()
      },
      { capture: true, passive: true },
    )

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Resolves when there has been no input for a while and the browser is idle. Safari has no idle callbacks. */
const idle = async () => {
  while (performance.now() - lastInput < restTime) await wait(restTime)
  if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done, { timeout: 4000 }))
}

/** Resolves when the page has loaded and is idle. */
export const whenSettled = async (): Promise<void> => {
  await wait(settleTime)
  await idle()
}

/** ms without input after which a visitor of the demo is taken to stay: what others may never need is loaded then. */
const longRest = 10_000

/** Resolves after ten seconds without input. */
export const whenRested = async (): Promise<void> => {
  await wait(longRest)
  while (performance.now() - lastInput < longRest) await wait(longRest - (performance.now() - lastInput))
}

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
