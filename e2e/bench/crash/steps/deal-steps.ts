import { changed, having, nameOf, type Resources, type State, without } from '../state.ts'
import { oneOf, pick, type Step } from './step.ts'

const create = (state: State, writer: string, count: number): Step => {
  const name = nameOf(writer, count)
  const held = { id: '', status: 'pending', price: `${count}.50` }
  const deal = { name, 'deal-status': held.status, currency: 'EUR', price: held.price, 'price-type': 'fixed' }
  const makes = { resource: 'deals', name, key: 'deal-id' } as const
  return { method: 'POST', path: '/deals', body: { case: deal }, after: having(state, 'deals', name, held), makes }
}
const update = (state: State, [name, held]: [string, Resources['deals']], count: number): Step => {
  const [status, price] = [pick(['pending', 'won', 'lost']) ?? 'won', `${count}.25`]
  const deal = { 'deal-status': status, price }
  return { method: 'PUT', path: `/deals/${held.id}`, body: { case: deal }, after: changed(state, 'deals', name, { status, price }) }
}

export const dealStep = (state: State, writer: string, count: number): Step => {
  const one = pick([...state.deals])
  if (!one || state.deals.size < 3) return create(state, writer, count)
  const remove = (): Step => ({ method: 'DELETE', path: `/deals/${one[1].id}`, after: without(state, 'deals', one[0]) })
  if (state.deals.size > 10) return remove()
  return oneOf([() => create(state, writer, count), () => update(state, one, count), remove])
}
