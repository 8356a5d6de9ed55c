/** Installs the service worker, which stores the program for use without a network. A new version of it starts once all tabs of the old one are closed. */
export const registerServiceWorker = async (base: URL): Promise<void> => {
  await navigator.serviceWorker
    ?.register(new URL('service-worker.js', base), { type: 'module', updateViaCache: 'none' })
    .catch(() => undefined)
}
