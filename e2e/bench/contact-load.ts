import { setTimeout as sleep } from 'node:timers/promises'

/** A workspace, and the token of its administrator. */
export interface Workspace {
  token: string
  accountId: string
}

/** One attempt to create a contact. */
interface Answer<W> {
  workspace: W
  name: string
  status: number
  /** When it was sent, and how many milliseconds it took. */
  at: number
  took: number
}

export const openWorkspace = async (origin: string, n: number): Promise<Workspace> => {
  const user = { name: 'Ana', email: `ana${n}@bench.test`, password: 'a long password' }
  const response = await fetch(`${origin}/api/x/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: { name: `Workspace ${n}`, user } }),
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`could not create a workspace: ${response.status} ${text}`)
  const reply = JSON.parse(text) as Record<string, string>
  return { token: reply.token ?? '', accountId: reply['account-id'] ?? '' }
}

/** Creates contacts in workspaces, with several writers, until it is stopped. */
export const startLoad = <W extends Workspace>(origin: string, workspaces: W[], writers: number) => {
  const answers: Answer<W>[] = []
  let [made, writing] = [0, true]
  const create = async (workspace: W) => {
    made += 1
    const [name, at] = [`Contact ${made}`, performance.now()]
    const response = await fetch(`${origin}/api/contacts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${workspace.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ contact: { type: 'company', name } }),
    })
    const text = await response.text()
    answers.push({ workspace, name, status: response.status, at, took: performance.now() - at })
    if (![201, 503].includes(response.status)) console.log(`   ${response.status}: ${text.slice(0, 300)}`)
    if (response.status === 503) await sleep(100)
  }
  const write = async (first: number) => {
    for (let n = first; writing; n += 1) await create(workspaces[n % workspaces.length] as W)
  }
  const running = Array.from({ length: writers }, (_, n) => write(n * 3))
  return {
    answers,
    between: (from: number, to: number) => answers.filter(({ at }) => at >= from && at < to),
    stop: async () => {
      writing = false
      await Promise.all(running)
    },
  }
}

/** Returns what is wrong with the stored contacts, given as `<account> <name>`: an acknowledged one lost, or any stored twice. */
export const storedFaults = (answers: Answer<Workspace>[], stored: string[]) => {
  const counts = new Map([...Map.groupBy(stored, (name) => name)].map(([name, all]) => [name, all.length]))
  const lost = answers.filter(({ status, workspace, name }) => status === 201 && !counts.has(`${workspace.accountId} ${name}`))
  const doubled = [...counts.values()].filter((count) => count > 1)
  return [
    ...(lost.length ? [`${lost.length} acknowledged writes were lost`] : []),
    ...(doubled.length ? [`${doubled.length} writes were stored twice`] : []),
  ]
}
