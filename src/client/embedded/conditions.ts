import { createStore } from '@mantine/store'
import type { Transport } from '../lib/transport.ts'

interface Conditions {
  slow: boolean
  offline: boolean
  failNext: boolean
}

export const conditionLabels: Record<keyof Conditions, string> = { slow: 'Slow network', offline: 'Offline', failNext: 'Fail next save' }
export const conditionNames = ['slow', 'offline', 'failNext'] as const

/** How the connection behaves, to try what the app does then. */
export const conditions = createStore<Conditions>({ slow: false, offline: false, failNext: false })

export const setCondition = (change: Partial<Conditions>) => conditions.setState((now) => ({ ...now, ...change }))

const delay = 1_500
const failure = { errors: [{ code: 'failed', message: 'This save failed, as you asked. Nothing was changed.' }] }

/** Lets requests be slow, fail once or find no service, as chosen in the bar of the demo. */
export const withConditions =
  (ask: Transport): Transport =>
  async (request) => {
    const { slow, offline, failNext } = conditions.getState()
    if (offline) throw new TypeError('The connection is switched off.')
    if (slow) await new Promise((resolve) => setTimeout(resolve, delay))
    if (failNext && request.method !== 'GET') {
      setCondition({ failNext: false })
      return Response.json(failure, { status: 500 })
    }
    return ask(request)
  }
