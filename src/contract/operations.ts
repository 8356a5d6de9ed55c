import type { AnyCallProse, AnyProse } from './openapi/prose/prose.ts'
import type { Endpoint } from './wire/endpoint.ts'

/** An endpoint with its name in the contract: `listContacts`, or `contactNotes.list` if one declaration makes several. */
export interface Operation {
  name: string
  endpoint: Endpoint
  prose: AnyCallProse
  /** The heading of the reference that it is under. */
  heading: AnyProse
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const namedEndpoints = (module: object): [name: string, endpoint: Endpoint][] =>
  Object.entries(module).flatMap(([name, value]: [string, unknown]): [string, Endpoint][] => {
    if (isEndpoint(value)) return [[name, value]]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([part, inner]: [string, unknown]): [string, Endpoint][] =>
      isEndpoint(inner) ? [[`${name}.${part}`, inner]] : [],
    )
  })

/** Returns the operations of a heading in the order of its prose. */
export const operationsOf = (heading: AnyProse): Operation[] => {
  const names = Object.keys(heading.calls)
  return namedEndpoints(heading.endpoints)
    .map(([name, endpoint]) => {
      const prose = heading.calls[name]
      if (!prose) throw new Error(`${name} has no description`)
      return { name, endpoint, prose, heading }
    })
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
}
