import { DatabaseSync } from 'node:sqlite'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** Returns what is wrong with the pages of a database file, or undefined. Reads the whole file, and rows but not the values of indexes. */
const pageFault = (file: string): string | undefined => {
  const raw = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const result = String(raw.prepare('pragma quick_check(1)').get()?.quick_check)
    return result === 'ok' ? undefined : result
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    raw.close()
  }
}

/** Checks a database file in a thread of its own, beside the service. Returns what is wrong, or undefined. */
export const checkFile = (file: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: file })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => resolve(undefined))
    worker.unref()
  })

if (parentPort && typeof workerData === 'string') parentPort.postMessage(pageFault(workerData))
