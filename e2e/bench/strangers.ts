import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// Strangers send bodies without an end, addresses of 900 kB and a byte now and then, while a colleague works.
// node e2e/bench/strangers.ts SECONDS, beside a service of its own on 127.0.0.1. It ends by itself.
const seconds = Math.min(Number(process.argv[2] ?? 20), 300)
const strangers = 100

const { startService } = await import('../fixtures/service/service.ts')
const { newWorkspace } = await import('../fixtures/workspace.ts')

// With the limits of `npm run serve`.
const service = await startService({ SIGN_UP_LIMIT: '1000', NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1024' })
const { admin } = await newWorkspace(service)
const until = performance.now() + seconds * 1000

const chunk = Buffer.alloc(64 * 1024, 0x5b)
/** Sends parts of a body, a while apart, until it is answered or the connection ends. */
const attack = (path: string, headers: Record<string, string>, part: Buffer, pause: number, most: number) =>
  new Promise<void>((resolve) => {
    const asked = request(`${service.base}${path}`, { method: 'POST', headers })
    let open = true
    const end = () => {
      open = false
      asked.destroy()
      resolve()
    }
    asked.on('response', end)
    asked.on('error', end)
    asked.on('close', end)
    void (async () => {
      for (let sent = 0; open && sent < most && performance.now() < until; sent += part.length) {
        asked.write(part)
        await sleep(pause)
      }
      end()
    })()
  })
const json = { 'content-type': 'application/json' }
const ways = [
  () =>
    attack('/x/files', { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' }, chunk, 5, 24 * 1024 * 1024),
  () => attack('/x/sessions', { ...json, 'transfer-encoding': 'chunked' }, chunk, 5, 1024 * 1024),
  () => attack('/x/sessions', { ...json, 'content-length': '900000' }, chunk, 5, 900_000),
  () => attack('/x/sessions', { ...json, 'content-length': '9000' }, Buffer.from('['), 4000, 9000),
]
const stranger = async (number: number) => {
  while (performance.now() < until) {
    await (ways[number % ways.length] as () => Promise<void>)()
    await sleep(50)
  }
}

const memory = async () => {
  const status = await readFile(`/proc/${service.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
let most = 0
const watch = async () => {
  while (performance.now() < until) {
    most = Math.max(most, await memory())
    await sleep(200)
  }
}
const times: number[] = []
const refusedAs: number[] = []
const colleague = async () => {
  for (let n = 0; performance.now() < until; n += 1) {
    const began = performance.now()
    const answer = await (n % 3 ? admin.get('/contacts') : admin.post('/contacts', { contact: { type: 'person', name: `Ana ${n}` } }))
    times.push(performance.now() - began)
    if (answer.status > 201) refusedAs.push(answer.status)
    await sleep(100)
  }
}
await Promise.all([...Array.from({ length: strangers }, (_, n) => stranger(n)), watch(), colleague()])
await service.end()
const sorted = times.toSorted((a, b) => a - b)
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
process.stdout.write(
  `${strangers} strangers for ${seconds} s: memory at most ${Math.round(most)} MB (limit 400); ${times.length} requests of a colleague, median ${at(0.5)} ms (limit 300), 95 % ${at(0.95)} ms, refused ${refusedAs.length}\n`,
)
process.exit(most < 400 && at(0.5) < 300 && refusedAs.length === 0 ? 0 : 1)
