import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { serversOf, startService } from '../../child.ts'
import { type Answered, compare, type Subject } from '../../service/load.ts'
import { hundredth, type Row, tenth, whole } from '../../table.ts'
import { makeWorkspace } from '../../workspace.ts'
import { makeAccounts } from './accounts.ts'
import { nameOf, type Question, questions, subjectsOf } from './requests.ts'

type Say = (text: string) => void
const usual = 115_000
const most = 1.5
const accounts = 1000
const inEachAccount = 1000

/** Runs a long task and reports its wall-clock and CPU time. */
const timed = async <T>(what: string, say: Say, work: () => Promise<T>): Promise<T> => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(used)
  const load = loadavg().map(tenth).join(', ')
  say(`${what}: ${whole((performance.now() - began) / 1000)} s, ${whole((user + system) / 1e6)} s CPU, load ${load}`)
  return result
}

const speed = (of: Answered) => `${whole(of.perSecond)}/s, p99 ${tenth(of.p99)} ms, ${hundredth(of.processor)} ms CPU`

const rowOf = (found: Map<string, Answered>, group: string, place: string, question: Question): Row[] => {
  const [own, usually] = [found.get(nameOf(place, question)), found.get(nameOf('usual', question))]
  if (!own || !usually) return []
  const [times, byClock] = [own.processor / usually.processor, usually.perSecond / own.perSecond]
  return [
    {
      ...{ group, what: question, target: question === questions[0] ? `≤ ${most} ×` : '' },
      measured: `${hundredth(times)} × (${hundredth(byClock)} × wall clock): ${speed(own)}`,
      beside: speed(usually),
      ...(question === questions[0] ? { reached: times <= most } : {}),
      values: { times, byClock, processor: own.processor, perSecond: own.perSecond },
    },
  ]
}

/** Measures very many contacts, in one account and in a thousand, compared with the usual hundred thousand. */
export const measureLarge = async (say: Say, choices: { small?: boolean | undefined }): Promise<Row[]> => {
  const scale = choices.small ? 0.02 : 1
  const folder = await mkdtemp(join(tmpdir(), 'tandem-large-'))
  const { start, end } = serversOf()
  const subjects: Subject[] = []
  const open = async (name: string, tokens: string[], walked: number) => {
    const server = await start(startService(join(folder, name)))
    subjects.push(...(await timed(`walked ${name}`, say, () => subjectsOf(name, server, tokens, walked))))
  }
  try {
    for (const [name, contacts] of [
      ['usual', usual * scale],
      ['million', 1_000_000 * scale],
    ] as const) {
      const made = await timed(`made ${whole(contacts)} contacts`, say, () => makeWorkspace(join(folder, name), contacts))
      await open(name, [made.token], Number.POSITIVE_INFINITY)
    }
    const make = () => makeAccounts(join(folder, 'accounts'), accounts * scale, inEachAccount, say)
    await open('accounts', await timed(`made ${whole(accounts * scale)} accounts`, say, make), 3)
    const found = await timed('measured', say, () => compare(subjects, choices.small ? 1 : 5, choices.small ? 1 : 3))
    const beside = `compared with ${whole(usual * scale)}`
    return questions.flatMap((question) => [
      ...rowOf(found, `${whole(1_000_000 * scale)} contacts in one account, ${beside}`, 'million', question),
      ...rowOf(found, `${whole(accounts * scale)} accounts of ${inEachAccount} in one database, ${beside}`, 'accounts', question),
    ])
  } finally {
    await end()
    await rm(folder, { recursive: true, force: true })
  }
}
