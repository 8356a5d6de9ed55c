import { Client } from 'pg'
import { createListeners } from '../../core/store/listeners.ts'
import type { Announcement } from '../../core/store/store.ts'

export const channel = 'tandem'
const firstWait = 200
const longestWait = 5000
/** Milliseconds between checks that a silent connection still works. */
const pulse = 15_000

export const toPayload = ({ accountId, changeId }: Announcement) => `${accountId} ${changeId}`
const fromPayload = (payload: string): Announcement => {
  const [accountId = '', changeId = ''] = payload.split(' ')
  return { accountId, changeId }
}

/**
 * Opens one connection that listens for the announcements of all processes on this database. It reconnects when it breaks, and then tells
 * the listeners that they may have missed something.
 */
export const openListener = async (url: string) => {
  const listeners = createListeners()
  let client: Client | undefined
  let wait = firstWait
  let ended = false
  let timer: NodeJS.Timeout | undefined

  const later = () => {
    if (ended) return
    timer = setTimeout(() => connect().then(() => listeners.tell('missed'), later), wait)
    wait = Math.min(longestWait, wait * 2)
  }
  const lost = (broken: Client) => {
    if (client !== broken) return
    client = undefined
    clearInterval(timer)
    broken.end().catch(() => {})
    later()
  }
  const connect = async () => {
    const own = new Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 5000, application_name: 'tandem events' })
    own.on('notification', ({ payload }) => listeners.tell(fromPayload(payload ?? '')))
    own.on('error', () => lost(own))
    own.on('end', () => lost(own))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
      if (ended) throw new Error('closed while connecting')
    } catch (error) {
      own.end().catch(() => {})
      throw error
    }
    client = own
    wait = firstWait
    timer = setInterval(() => own.query('select 1').catch(() => lost(own)), pulse)
    timer.unref()
  }

  await connect()
  return {
    subscribe: listeners.subscribe,
    close: async () => {
      ended = true
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
    },
  }
}
