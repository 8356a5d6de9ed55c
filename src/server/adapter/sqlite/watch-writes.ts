import type { DatabaseSync } from 'node:sqlite'

const interval = 500

/**
 * Calls `changed` within half a second of a write by another process. `raw` is the connection that writes, so the writes of this
 * process do not count.
 */
export const watchWrites = (raw: DatabaseSync, changed: () => void) => {
  const pragma = raw.prepare('pragma data_version')
  const version = () => pragma.get()?.data_version
  let known = version()
  const look = () => {
    try {
      const now = version()
      if (now === known) return
      known = now
    } catch {
      // The file cannot be read at the moment. The next check reports the change.
      return
    }
    changed()
  }
  const timer = setInterval(look, interval)
  return () => clearInterval(timer)
}
