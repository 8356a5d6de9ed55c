const script = (base: URL) => new URL('service-worker.js', base)

/** Installs the service worker, which stores the program for use without a network and answers requests for pictures and downloads. */
export const keepProgram = async (base: URL): Promise<void> => {
  await navigator.serviceWorker?.register(script(base), { type: 'module', updateViaCache: 'none' }).catch(() => undefined)
}

/** Reloads the page in a new version of the program, if one has been stored and no other tab is open. */
export const startNewVersion = async (base: URL): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration(base.href).catch(() => undefined)
  if (!registration?.waiting) return
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  registration.waiting.postMessage('start')
}
