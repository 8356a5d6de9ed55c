import { createLiveEvents } from '../../../src/server/across/events/live.ts'
import { nodeSecrets } from '../../../src/server/adapter/node-secrets.ts'
import { createDeferredWrites } from '../../../src/server/core/deferred-writes.ts'
import type { Store } from '../../../src/server/core/store/store.ts'
import { createService } from '../../../src/server/service.ts'
import { hundredth, median, type Row } from '../table.ts'
import { openFolder } from '../workspace.ts'
import type { Product } from './workspace/make.ts'

/** A store whose journal stores nothing: rows are written as usual, but no changes, images or feed entries. */
const withoutJournal = (store: Store): Store => ({
  ...store,
  write: (work, options) => store.write((tx) => work({ ...tx, finish: () => tx.changeId() }), options),
})

const appOn = (store: Store) => {
  const log = { info: () => {}, error: (fields: object) => console.error(fields) }
  const limits = {
    signUp: 'closed',
    demo: false,
    signInAsAnyone: false,
    demoContent: false,
    uploadLimit: 1,
    undoDays: 30,
    invitationDays: 7,
    appUrl: '',
    mailFrom: undefined,
  } as const
  const attempts = { begin: async () => 0, succeeded: async () => {}, giveBack: async () => {} }
  const live = createLiveEvents(store, log)
  return {
    live,
    handle: createService({
      store,
      live,
      deferred: createDeferredWrites(store, log),
      secrets: nodeSecrets,
      attempts,
      options: limits,
      log,
    }),
  }
}
type Handle = ReturnType<typeof appOn>['handle']

const writes = ({ made, noted }: Product): [what: string, path: string, body: (i: number) => object][] => [
  ['a contact', '/contacts', (i) => ({ contact: { type: 'person', name: `Signe ${i}`, 'last-name': 'Aalto', title: 'Project lead' } })],
  ['a task', `/taskLists/${made.lists[0]}/tasks`, (i) => ({ task: { subject: `Measure the harbour ${i}`, 'due-date': '2026-12-04' } })],
  ['a note', `/contacts/${noted}/notes`, (i) => ({ note: { body: `They asked about the ferry for the ${i}th time.` } })],
]

const most = 0.3

/** Measures the journal's share of a write: the same creates in one process, with and without a journal. */
export const measureJournal = async (group: string, product: Product, rounds: number, perRound: number): Promise<Row[]> => {
  const store = await openFolder(product.folder)
  const [kept, bare] = [appOn(store), appOn(withoutJournal(store))]
  const headers = { authorization: `Bearer ${product.token}`, 'content-type': 'application/json' }
  let made = 0
  /** CPU and wall-clock milliseconds of one write. */
  const run = async (handle: Handle, path: string, body: (i: number) => object) => {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    for (let n = 0; n < perRound; n += 1) {
      made += 1
      const request = new Request(`http://tandem.test${path}`, { method: 'POST', headers, body: JSON.stringify(body(made)) })
      const response = await handle(request, { remote: '192.0.2.1' })
      if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    }
    const { user, system } = process.cpuUsage(used)
    return { processor: (user + system) / 1000 / perRound, clock: (performance.now() - begun) / perRound }
  }
  try {
    const rows: Row[] = []
    for (const [what, path, body] of writes(product)) {
      const taken: { with: Awaited<ReturnType<typeof run>>; without: Awaited<ReturnType<typeof run>> }[] = []
      for (let round = -1; round < rounds; round += 1) {
        const [without, withIt] = [await run(bare.handle, path, body), await run(kept.handle, path, body)]
        if (round >= 0) taken.push({ with: withIt, without })
      }
      const of = (which: 'with' | 'without', unit: 'processor' | 'clock') => median(taken.map((round) => round[which][unit]))
      const part = 1 - of('without', 'processor') / of('with', 'processor')
      const byClock = 1 - of('without', 'clock') / of('with', 'clock')
      rows.push({
        ...{ group, what: `journal and undo of creating ${what}`, target: `≤ ${most * 100} % of the write` },
        measured: `${Math.round(part * 100)} % of ${hundredth(of('with', 'processor'))} ms CPU (${Math.round(byClock * 100)} % of ${hundredth(of('with', 'clock'))} ms wall clock)`,
        beside: `without a journal ${hundredth(of('without', 'processor'))} ms CPU`,
        reached: part <= most,
        values: { part, byClock },
      })
    }
    return rows
  } finally {
    kept.live.close()
    bare.live.close()
    await store.close()
  }
}
