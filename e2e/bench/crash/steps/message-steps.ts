import { changed, having, nameOf, type Resources, type State, without } from '../state.ts'
import { oneOf, pick, type Step } from './step.ts'

const bodyOf = (count: number) => `<p>Message of step ${count}. ${'The ferry leaves at noon. '.repeat(20).trim()}</p>`

const create = (state: State, project: string, writer: string, count: number): Step => {
  const title = nameOf(writer, count)
  const body = bodyOf(count)
  const makes = { resource: 'messages', name: title, key: 'message-id' } as const
  const after = having(state, 'messages', title, { id: '', project, body })
  return { method: 'POST', path: `/projects/${project}/messages`, body: { message: { title, body } }, after, makes }
}
const update = (state: State, [title, { id }]: [string, Resources['messages']], count: number): Step => {
  const body = bodyOf(count)
  return { method: 'PUT', path: `/messages/${id}`, body: { message: { body } }, after: changed(state, 'messages', title, { body }) }
}

/** Requires a project. */
export const messageStep = (state: State, writer: string, count: number): Step => {
  const [project, one] = [pick([...state.projects.values()])?.id ?? '', pick([...state.messages])]
  if (!one || state.messages.size < 3) return create(state, project, writer, count)
  const remove = (): Step => ({ method: 'DELETE', path: `/messages/${one[1].id}`, after: without(state, 'messages', one[0]) })
  if (state.messages.size > 10) return remove()
  return oneOf([() => create(state, project, writer, count), () => update(state, one, count), remove])
}
