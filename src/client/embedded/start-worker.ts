/**
 * The worker with the service. The page runs this file before all others (scripts/early-page.ts), so that the worker starts while they load.
 * Its name is the address of the demo.
 */
export const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: new URL('.', document.baseURI).href })
