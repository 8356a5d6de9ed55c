import type { Server } from '../child.ts'
import { hundredth, type Row, tenth, whole } from '../table.ts'
import { compare } from './load.ts'
import type { Place } from './service.ts'
import { getter } from './walk.ts'

const rounds = 3
const seconds = 4

const newContact = (i: number) => ({
  contact: {
    type: 'person',
    name: `Signe ${i}`,
    'last-name': `Aalto ${(i * 7919) % 10_007}`,
    title: 'Project lead',
    'contact-data': [{ 'entity-type': 'e-mail', 'entity-value': `signe.${i}@brevpost.eu`, kind: 'work' }],
  },
})
const posts = (path: string) =>
  Array.from({ length: 500 }, (_, i) => ({
    method: 'POST' as const,
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newContact(i)),
  }))

const countOf = async ({ server, filled }: Place) =>
  Number((JSON.parse(await getter(server, filled.token)('/api/contacts?x-count=1')) as { 'x-total': number })['x-total'])

/** Measures creates per second: each is on disk before its response, and all acknowledged ones are counted afterwards. */
export const measureCreates = async ({ big, bare }: { big: Place; bare: Server }, say: (text: string) => void): Promise<Row[]> => {
  say('creating contacts')
  const before = await countOf(big)
  const service = { name: 'create', server: big.server, token: big.filled.token, requests: posts('/api/contacts') }
  const found = await compare([{ name: 'bare', server: bare, requests: posts('/written') }, service], rounds, seconds)
  const [ours, theirs] = [found.get('create'), found.get('bare')]
  if (!ours || !theirs) throw new Error('creates were not measured')
  const made = (await countOf(big)) - before
  if (made < ours.count) throw new Error(`${ours.count} creates were acknowledged, but there are only ${made} contacts`)
  const speed = (of: typeof ours) => `${whole(of.perSecond)}/s, p99 ${tenth(of.p99)} ms, ${hundredth(of.processor)} ms CPU`
  return [
    {
      group: 'Service',
      what: 'creates, each on disk before the response',
      target: '≥ 400/s',
      measured: speed(ours),
      beside: `bare Hono, one insert: ${speed(theirs)}`,
      reached: ours.perSecond >= 400,
      values: { perSecond: ours.perSecond, p99: ours.p99, processor: ours.processor, barePerSecond: theirs.perSecond },
    },
  ]
}
