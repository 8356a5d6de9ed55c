import { changed, having, nameOf, type Resources, type State, without } from '../state.ts'
import { oneOf, pick, type Step } from './step.ts'

const union = (a: string[], b: string[]) => [...new Set([...a, ...b])]
const phone = (value: string) => ({ 'entity-type': 'phone', 'entity-value': value, kind: 'work' })

type Named = [name: string, held: Resources['contacts']]

const create = (state: State, writer: string, count: number): Step => {
  const name = nameOf(writer, count)
  const held = { id: '', background: `Met ${count} times.`, tags: [], phones: [`+351 ${count}`, `+358 ${count}`], notes: [] }
  const contact = { type: 'person', name, 'background-info': held.background, 'contact-data': held.phones.map(phone) }
  const makes = { resource: 'contacts', name, key: 'contact-id' } as const
  return { method: 'POST', path: '/contacts', body: { contact }, after: having(state, 'contacts', name, held), makes }
}
const update = (state: State, [name, held]: Named, count: number): Step => {
  const background = `Changed in step ${count}. `.repeat(20).trim()
  const added = `+47 ${name} ${count}`
  const contact = { 'background-info': background, 'contact-data': [phone(added)] }
  return {
    ...{ method: 'PUT', path: `/contacts/${held.id}`, body: { contact } },
    after: changed(state, 'contacts', name, { background, phones: [...held.phones, added] }),
  }
}
const tag = (state: State, [name, held]: Named, count: number): Step => {
  const tags = [`tag ${count}`, `colour ${count % 7}`]
  return {
    ...{ method: 'POST', path: `/contacts/${held.id}/tags`, body: { tags: tags.join(',') } },
    after: changed(state, 'contacts', name, { tags: union(held.tags, tags) }),
  }
}
const note = (state: State, [name, held]: Named, count: number): Step => {
  const body = `Note ${count} on ${name}. ${'They asked about the ferry. '.repeat(30)}`.trim()
  return {
    ...{ method: 'POST', path: `/contacts/${held.id}/notes`, body: { note: { body } } },
    after: changed(state, 'contacts', name, { notes: [...held.notes, body] }),
  }
}
const remove = (state: State, [name, held]: Named): Step => ({
  ...{ method: 'DELETE', path: `/contacts/${held.id}` },
  after: without(state, 'contacts', name),
})
const merge = (state: State, [name, held]: Named, [looserName, looser]: Named): Step => ({
  ...{ method: 'PUT', path: `/contacts/merge?looser_id=${looser.id}&winner_id=${held.id}` },
  after: changed(without(state, 'contacts', looserName), 'contacts', name, {
    tags: union(held.tags, looser.tags),
    phones: union(held.phones, looser.phones),
    notes: [...held.notes, ...looser.notes],
  }),
})

/** Few contacts make creates likely, many make deletes and merges likely. */
export const contactStep = (state: State, writer: string, count: number): Step => {
  const [one, other] = [pick([...state.contacts]), pick([...state.contacts])]
  if (!one || !other || state.contacts.size < 5) return create(state, writer, count)
  const mergeOr = (otherwise: () => Step) => (one[0] === other[0] ? otherwise() : merge(state, one, other))
  if (state.contacts.size > 20) return oneOf([() => remove(state, one), () => mergeOr(() => remove(state, one))])
  return oneOf([
    () => create(state, writer, count),
    () => update(state, one, count),
    () => tag(state, one, count),
    () => note(state, one, count),
    () => remove(state, one),
    () => mergeOr(() => note(state, one, count)),
  ])
}
