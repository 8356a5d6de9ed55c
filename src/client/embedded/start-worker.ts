const refusesStorage = () => {
  try {
    return localStorage === null
  } catch {
    return true
  }
}

/** The address of the demo. Where the browser refuses storage it refuses locks too: each tab then shares nothing, and its fragment names it. */
export const address = new URL(refusesStorage() ? `.#${crypto.randomUUID()}` : '.', document.baseURI)

/**
 * The worker with the service. The page runs this file before all others (scripts/first-page.ts), so that the worker starts while they load.
 * Its name is the address of the demo.
 */
export const worker = new Worker(new URL('./worker.ts', import.meta.url), {
  type: 'module',
  name: address.href,
})
