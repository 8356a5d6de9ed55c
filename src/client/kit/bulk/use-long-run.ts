import { useCallback, useRef, useState } from 'react'
import { keepPageOpen } from '../../lib/keep-page-open.ts'
import { type BulkProgress, isLongRun } from './progress.ts'

/** The arguments of a run: the signal that stops it, and a callback for its progress. */
export interface Run {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, of: number) => void
}

/**
 * Runs one thing at a time that changes no listed record, such as an export or an import: with its progress, a stop, and a question before the page is
 * left. `doing` follows "12 of 80".
 */
export const useLongRun = (doing: string) => {
  const [progress, setProgress] = useState<BulkProgress>()
  const control = useRef<AbortController>(undefined)
  const run = useCallback(
    async (work: (run: Run) => Promise<void>) => {
      if (control.current) return
      const stopper = new AbortController()
      control.current = stopper
      const began = performance.now()
      const leave = keepPageOpen()
      try {
        const onProgress = (done: number, of: number) => setProgress({ doing, done, of, long: isLongRun(began), removes: false })
        await work({ signal: stopper.signal, onProgress })
      } finally {
        leave()
        control.current = undefined
        setProgress(undefined)
      }
    },
    [doing],
  )
  const stop = useCallback(() => control.current?.abort(), [])
  return { run, progress, stop }
}
