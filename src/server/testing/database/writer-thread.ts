import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '../../adapter/sqlite/node-sqlite.ts'
import { openStore } from '../../service.ts'

/** Acts as another process on the same file, and keeps incrementing all counters. */
const { file, times } = workerData as { file: string; times: number }
const none = { contacts: 1, deals: 1, cases: 1, files: 1 }
const store = openStore(await openSqlite(file, { readers: 1 }), none, () => new Date())
let done = 0
for (let n = 0; n < times; n += 1) {
  await store.write(async (tx) => {
    await tx.nextId()
    await tx.nextId()
  })
  done += 1
}
await store.close()
parentPort?.postMessage(done)
