import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { MissingPart } from './missing-part.tsx'
import { missingParts } from './missing-parts.ts'
import { PartBoundary } from './part-boundary.tsx'
import { wait } from './when-idle.ts'

interface LazyProps {
  /** Shown until the code has arrived. */
  fallback?: ReactNode
  /** Called when the code can't be fetched, or fails, instead of saying so in place. */
  onMissing?: () => void
  /** Whether it is shown yet, true by default; before, only `fallback` is, and nothing is fetched. */
  isNeeded?: boolean
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
  const LazyComponent = ({ fallback, onMissing, isNeeded = true, ...props }: Props & LazyProps) => {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(Loaded ? 'loaded' : 'loading')
    const fail = useEffectEvent(() => {
      setState('missing')
      missingParts.report()
      onMissing?.()
    })
    useEffect(() => {
      if (!isNeeded) return
      let mounted = true
      fetch().then(
        () => mounted && setState('loaded'),
        () => mounted && fail(),
      )
      return () => {
        mounted = false
      }
    }, [isNeeded])
    if (Loaded && isNeeded)
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
