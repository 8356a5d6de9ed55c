declare global {
  interface Navigator {
    /** Whether the person asked to use less data. Safari and Firefox do not say. */
    readonly connection?: EventTarget & { readonly saveData: boolean }
  }
}

/** Whether the browser asks to load no more than it needs. */
export const savesData = (): boolean => navigator.connection?.saveData === true

/** Resolves after so many ms. */
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** ms that the first page needs for its own requests. */
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

/** ms without input after which a person is taken to rest: what may never be needed is loaded then. */
const longRest = 10_000

/** Resolves after ten seconds without input. */
export const whenRested = async (): Promise<void> => {
  await wait(longRest)
  while (performance.now() - lastInput < longRest) await wait(longRest - (performance.now() - lastInput))
}
