/** Runs a call of the browser's storage, which may be full or blocked: then it returns undefined. */
export const tryStorage = <T>(call: () => T): T | undefined => {
  try {
    return call()
  } catch {
    return undefined
  }
}
