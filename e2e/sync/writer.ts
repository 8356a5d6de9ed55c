import type { Caller, Json } from '../fixtures/client.ts'

/** A colleague who writes, and may be added to workgroups. */
export interface Writer extends Caller {
  id: string
}
type Body = { [key: string]: Json }

/** Returns the numbers of a seed, each from 0 to below `count`. */
const drawn = (seed: number) => {
  let state = seed
  return (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
}

/** Returns a function that makes one write at random, which may be refused, such as the change of a record that somebody has deleted. */
export const writerOf = (by: Writer, people: Writer[], groups: string[], seed: number) => {
  const draw = drawn(seed)
  const among = <T>(items: T[]) => items[draw(items.length)] as T
  const changes: string[] = []
  const write = async (method: 'post' | 'put' | 'delete', path: string, body?: Body) => {
    const answer = await (method === 'delete' ? by.delete(path) : by[method](path, body))
    if (answer.status >= 500) throw new Error(`${method} ${path} returned ${answer.status}`)
    const change = answer.headers['x-change']
    if (change) changes.push(change)
  }
  const audience = (group = 'group-id'): Body =>
    among([
      { visibility: 'public' },
      { visibility: 'only-me' },
      { visibility: 'group', [group]: among(groups) },
      { visibility: 'selected-people', 'allowed-users': [among(people.filter(({ id }) => id !== by.id)).id] },
    ])
  const any = async (list: 'contacts' | 'deals' | 'cases', query = '') => {
    const { body } = await by.get(`/${list}?x-sort=${among(['id', '-id'])}${query}`)
    const records = (body as { [list: string]: { id: string }[] })[list] ?? []
    return records.length ? among(records).id : '1'
  }
  const name = () => `${among(['Ada', 'Zoe', 'Kai', 'Øystein'])} ${draw(1000)}`
  const people_ = '&contact-type=person'
  const acts: (() => Promise<unknown>)[] = [
    () => write('post', '/contacts', { contact: { type: 'person', name: name(), ...audience() } }),
    () => write('post', '/deals', { case: { name: name(), ...audience() } }),
    () => write('post', '/cases', { case: { name: name(), ...audience('workgroup-id') } }),
    async () => write('put', `/contacts/${await any('contacts', people_)}`, { contact: { name: name() } }),
    async () => write('put', `/contacts/${await any('contacts', people_)}`, { contact: audience() }),
    async () => write('put', `/deals/${await any('deals')}`, { case: among<Body>([{ name: name() }, audience()]) }),
    async () => write('put', `/cases/${await any('cases')}`, { case: among<Body>([{ name: name() }, audience('workgroup-id')]) }),
    async () => write('delete', `/contacts/${await any('contacts', people_)}`),
    async () => write('delete', `/${among(['deals', 'cases'])}/${await any(among(['deals', 'cases']))}`),
    async () => write('put', `/contacts/merge?looser_id=${await any('contacts', people_)}&winner_id=${await any('contacts', people_)}`),
    async () => write('post', `/contacts/${await any('contacts', people_)}/tags`, { tags: `t${draw(9)}` }),
    () => write('put', `/workgroups/${among(groups)}`, { group: { users: [`${among(['', '-'])}${among(people).id}`] } }),
    async () => changes.length && write('post', `/x/changes/${changes.pop()}/undo`),
    async () => changes.length && write('post', `/x/changes/${among(changes)}/undo`),
  ]
  return () => among(acts)()
}
