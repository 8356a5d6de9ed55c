import type { Connections } from '../../../src/server/core/store/store.ts'
import { checkStore, openStore } from '../../../src/server/service.ts'
import { journalFaults } from './journal-faults.ts'
import { orderFaults } from './order-faults.ts'
import { readStates } from './read-states.ts'
import { describeState, emptyState, resources, type State, sizeOf } from './state.ts'
import { type Place, send, type Writer } from './writer.ts'

export interface Found {
  faults: string[]
  /** The number of unacknowledged writes that were stored. */
  kept: number
  records: number
}
const capacity = { contacts: 1_000_000, deals: 1_000_000, cases: 1_000_000, files: 1_000_000 }
const equal = (a: State, b: State) => describeState(a).join('\n') === describeState(b).join('\n')

const difference = (should: State, is: State) => {
  const [wanted, there] = [describeState(should), describeState(is)]
  const brief = (lines: string[]) => lines.map((line) => line.slice(0, 160)).join(' ')
  return `lacks [${brief(wanted.filter((line) => !there.includes(line)))}] has [${brief(there.filter((line) => !wanted.includes(line)))}]`
}

/** Checks that each acknowledged write is present, and each other one completely or not at all. */
const writerFaults = (writer: Writer, is: State): { faults: string[]; kept: boolean } => {
  const pending = writer.pending()
  const settled = equal(writer.settled(), is)
  const kept = !settled && pending !== undefined && equal(pending.step.after, is)
  if (!settled && !kept) return { faults: [`${writer.name} ${difference(writer.settled(), is)}`], kept }
  const should = kept && pending ? pending.step.after : writer.settled()
  const otherIds = resources.flatMap((resource) =>
    [...should[resource]].filter(([name, { id }]) => id && is[resource].get(name)?.id !== id),
  )
  return { faults: otherIds.map(([name]) => `${name} has an id other than the returned one`), kept }
}

/** Repeats an unacknowledged write with its key and checks that it has happened exactly once. */
const repeatFaults = async (place: Place, writer: Writer) => {
  const pending = writer.pending()
  if (pending?.step.method !== 'POST') return []
  try {
    return (await send(place, pending.step, pending.key)) ? [] : [`${writer.name}: the service died when a write was repeated`]
  } catch (error) {
    return [`${writer.name}: ${error}`]
  }
}

/** Checks everything after a restart, and updates the writers' expected state. */
export const checkEverything = async (database: Connections, place: Place, writers: Writer[]): Promise<Found> => {
  const store = openStore(database, capacity, () => new Date())
  try {
    const faults = [...(await journalFaults(store)), ...(await checkStore(store))]
    const before = await readStates(store)
    let kept = 0
    for (const writer of writers) {
      const seen = writerFaults(writer, before.get(writer.name) ?? emptyState())
      faults.push(...seen.faults)
      if (seen.kept) kept += 1
    }
    for (const writer of writers) faults.push(...(await repeatFaults(place, writer)))
    const after = await readStates(store)
    for (const writer of writers) {
      const is = after.get(writer.name) ?? emptyState()
      const pending = writer.pending()
      if (pending?.step.method === 'POST' && !equal(pending.step.after, is))
        faults.push(`${writer.name}, after a repeat, ${difference(pending.step.after, is)}`)
      writer.adopt(is)
    }
    faults.push(...(await orderFaults(place, [...after.values()])))
    return { faults, kept, records: [...after.values()].reduce((sum, state) => sum + sizeOf(state), 0) }
  } finally {
    await store.close()
  }
}
