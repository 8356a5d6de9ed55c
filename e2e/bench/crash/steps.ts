import { type Held, nameOf, type State } from './state.ts'

/** One write: what is sent, and what the writer's contacts are once it has been done. */
export interface Step {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: object
  after: State
  /** The contact whose id the answer tells. */
  makes?: string
}

const pick = <T>(items: T[]) => items[Math.floor(Math.random() * items.length)]
const changed = (state: State, name: string, patch: Partial<Held>): State => {
  const held = state.get(name)
  return held ? new Map(state).set(name, { ...held, ...patch }) : state
}
const without = (state: State, name: string) => new Map([...state].filter(([other]) => other !== name))
const union = (a: string[], b: string[]) => [...new Set([...a, ...b])]
const phone = (value: string) => ({ 'entity-type': 'phone', 'entity-value': value, kind: 'work' })

type Named = [name: string, held: Held]

const create = (state: State, writer: string, count: number): Step => {
  const name = nameOf(writer, count)
  const held: Held = { id: '', background: `Met ${count} times.`, tags: [], phones: [`+351 ${count}`, `+358 ${count}`], notes: [] }
  const contact = { type: 'person', name, 'background-info': held.background, 'contact-data': held.phones.map(phone) }
  return { method: 'POST', path: '/contacts', body: { contact }, after: new Map(state).set(name, held), makes: name }
}
const update = (state: State, [name, held]: Named, count: number): Step => {
  const background = `Changed in step ${count}. `.repeat(20).trim()
  const added = `+47 ${name} ${count}`
  const contact = { 'background-info': background, 'contact-data': [phone(added)] }
  return {
    method: 'PUT',
    path: `/contacts/${held.id}`,
    body: { contact },
    after: changed(state, name, { background, phones: [...held.phones, added] }),
  }
}
const tag = (state: State, [name, held]: Named, count: number): Step => {
  const tags = [`tag ${count}`, `colour ${count % 7}`]
  return {
    method: 'POST',
    path: `/contacts/${held.id}/tags`,
    body: { tags: tags.join(',') },
    after: changed(state, name, { tags: union(held.tags, tags) }),
  }
}
const note = (state: State, [name, held]: Named, count: number): Step => {
  const body = `Note ${count} on ${name}. ${'They asked about the ferry. '.repeat(30)}`.trim()
  return {
    method: 'POST',
    path: `/contacts/${held.id}/notes`,
    body: { note: { body } },
    after: changed(state, name, { notes: [...held.notes, body] }),
  }
}
const remove = (state: State, [name, held]: Named): Step => ({
  method: 'DELETE',
  path: `/contacts/${held.id}`,
  after: without(state, name),
})
const merge = (state: State, [name, held]: Named, [looserName, looser]: Named): Step => ({
  method: 'PUT',
  path: `/contacts/merge?looser_id=${looser.id}&winner_id=${held.id}`,
  after: changed(without(state, looserName), name, {
    tags: union(held.tags, looser.tags),
    phones: union(held.phones, looser.phones),
    notes: [...held.notes, ...looser.notes],
  }),
})

/** What can be undone: the change, and how things were before it. */
export interface Undoable {
  change: string
  before: State
}

/** The writer's next write, by lot; few contacts make more creates likely, many more deletes and merges. */
export const nextStep = (state: State, writer: string, count: number, last: Undoable | undefined): Step => {
  const [one, other] = [pick([...state]), pick([...state])]
  if (!one || !other || state.size < 5) return create(state, writer, count)
  if (last && Math.random() < 0.15) return { method: 'POST', path: `/x/changes/${last.change}/undo`, after: last.before }
  if (state.size > 20) return one[0] === other[0] || Math.random() < 0.5 ? remove(state, one) : merge(state, one, other)
  const makers = [
    () => create(state, writer, count),
    () => update(state, one, count),
    () => tag(state, one, count),
    () => note(state, one, count),
    () => remove(state, one),
    () => (one[0] === other[0] ? note(state, one, count) : merge(state, one, other)),
  ]
  return (pick(makers) ?? makers[0] ?? (() => create(state, writer, count)))()
}
