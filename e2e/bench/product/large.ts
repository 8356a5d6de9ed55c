import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillWorkspace } from '../../../src/server/demo/fill.ts'
import { demoWorkspace } from '../../../src/server/demo/workspace.ts'
import { openAccount } from '../../../src/server/people/accounts.ts'
import { dateOf } from '../../../src/server/times.ts'
import { type Server, startService } from '../child.ts'
import { compare, type Subject } from '../service/load.ts'
import { getter, pages } from '../service/walk.ts'
import { hundredth, type Row, tenth, whole } from '../table.ts'
import { makeWorkspace, openFolder, signIn } from '../workspace.ts'

type Say = (text: string) => void
const usual = 115_000
const most = 1.5
const accounts = 1000
const inEachAccount = 1000

/** Many accounts in one database, each with its people; a token of each. */
const makeAccounts = async (folder: string, count: number, contacts: number, say: Say): Promise<string[]> => {
  const store = await openFolder(folder)
  const tokens: string[] = []
  try {
    for (let n = 1; n <= count; n += 1) {
      const token = await store.write(async (tx) => {
        const story = demoWorkspace(dateOf(tx.now), { contacts })
        const user = { name: `Founder ${n}`, email: `founder${n}@northlight.test`, passwordHash: undefined }
        const opened = await openAccount(tx, { ...story.account, user }, true)
        await fillWorkspace(tx, opened, story)
        return signIn(tx, opened.accountId, opened.userId)
      })
      tokens.push(token)
      if (n % 50 === 0) say(`${n} accounts of ${contacts} contacts`)
    }
  } finally {
    await store.close()
  }
  return tokens
}

/** Random pages of the plain list, found by walking some way of it. */
const listOf = async (server: Server, token: string, walked: number) => {
  const paths: string[] = []
  for await (const { path } of pages(getter(server, token), '/contacts', walked)) paths.push(`/api${path}`)
  return paths
}

/** The list of contacts where there are very many, in one account and in a thousand, beside the usual hundred thousand. Takes a while. */
export const measureLarge = async (say: Say, choices: { small?: boolean | undefined }): Promise<Row[]> => {
  const scale = choices.small ? 0.02 : 1
  const folder = await mkdtemp(join(tmpdir(), 'tandem-large-'))
  const running: Server[] = []
  const open = async (where: string) => {
    const server = await startService(join(folder, where))
    running.push(server)
    return server
  }
  try {
    const subjects: Subject[] = []
    for (const [name, contacts] of [
      ['usual', usual * scale],
      ['million', 1_000_000 * scale],
    ] as const) {
      say(`making a workspace of ${whole(contacts)} contacts`)
      const { token } = await makeWorkspace(join(folder, name), contacts)
      const server = await open(name)
      const paths = await listOf(server, token, Number.POSITIVE_INFINITY)
      subjects.push({ name, server, token, requests: paths.map((path) => ({ path })) })
    }
    const tokens = await makeAccounts(join(folder, 'accounts'), accounts * scale, inEachAccount, say)
    const server = await open('accounts')
    const requests = []
    for (const token of tokens)
      for (const path of await listOf(server, token, 3)) requests.push({ path, headers: { authorization: `Bearer ${token}` } })
    subjects.push({ name: 'accounts', server, requests })
    say('reading lists')
    const found = await compare(subjects, choices.small ? 1 : 5, choices.small ? 1 : 3)
    const usually = found.get('usual')
    return subjects.slice(1).flatMap(({ name }) => {
      const own = found.get(name)
      if (!own || !usually) return []
      const times = own.processor / usually.processor
      const what =
        name === 'million' ? `${whole(1_000_000 * scale)} contacts in one account` : `${whole(accounts * scale)} accounts in one database`
      return {
        ...{ group: 'Very much', what: `GET /contacts, ${what}`, target: `≤ ${most} × ${whole(usual * scale)} contacts` },
        measured: `${hundredth(times)} × (${hundredth(usually.perSecond / own.perSecond)} × by the clock): ${whole(own.perSecond)}/s, p99 ${tenth(own.p99)} ms`,
        beside: `${whole(usually.perSecond)}/s, p99 ${tenth(usually.p99)} ms`,
        reached: times <= most,
        values: { times, byClock: usually.perSecond / own.perSecond, processor: own.processor },
      }
    })
  } finally {
    for (const server of running) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
