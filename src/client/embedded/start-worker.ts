const refusesStorage = () => {
  try {
    return localStorage === null
  } catch {
    return true
  }
}

/** Where the browser refuses storage it refuses locks too: each tab then has data and a channel of its own, with this name. */
export const ownChannel = refusesStorage() ? crypto.randomUUID() : ''

/**
 * The worker with the service. The page runs this file before all others (scripts/early-page.ts), so that the worker starts while they load.
 * Its name is the address of the demo, with the name of an own channel as the fragment.
 */
export const worker = new Worker(new URL('./worker.ts', import.meta.url), {
  type: 'module',
  name: new URL(`.#${ownChannel}`, document.baseURI).href,
})
