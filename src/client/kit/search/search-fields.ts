import type { Field } from './fields.ts'

/** A search: its sort, and each filter that is set under its name. */
export interface SearchState {
  readonly sort: string
}

/** The value of one filter; undefined while it is not set. */
export const filterValue = (state: SearchState, name: string): unknown => (state as unknown as Readonly<Record<string, unknown>>)[name]

export interface SortOption<S extends string> {
  readonly value: S
  readonly label: string
}

type ValueOf<F> = F extends { read(text: string): infer V } ? NonNullable<V> : never

/** Describes a search: its filters, its sorts, and the URL that stores it. */
export interface SearchFields<S extends SearchState> {
  readonly fields: Readonly<Record<string, Field>>
  /** The first is the usual one, which the URL does not mention. */
  readonly sorts: readonly SortOption<S['sort']>[]
  /** The search without filters. */
  readonly everything: S
  /** Reads the URL's parameters, without invalid values and filters that cannot be combined. */
  read(params: URLSearchParams): S
  /** The shortest parameters that read back the same. */
  write(state: S): URLSearchParams
  /** The search with one filter set; `undefined` clears it. */
  with(state: S, name: string, value: unknown): S
  /** The names of the filters that are set. */
  filtersOf(state: S): string[]
  isFiltered(state: S): boolean
  /** Whether a filter with its own order is set: the list can't be sorted then. */
  hasOwnOrder(state: S): boolean
  /** The filters that are set and cannot be combined with this one. */
  blockersOf(state: S, name: string): string[]
}

type StateOf<F, Sort extends string> = { readonly sort: Sort } & { readonly [K in keyof F]?: ValueOf<F[K]> }

/** The type of a description's searches. */
export type SearchOf<D> = D extends SearchFields<infer S> ? S : never

/** Whether the filter excludes all other filters and the sort. */
export const isExclusive = (field: Field | undefined): boolean => field?.excludes === 'others'

export const searchFields = <F extends Record<string, Field>, const Sort extends string>({
  fields,
  sorts,
}: {
  fields: F
  sorts: readonly [SortOption<Sort>, ...SortOption<Sort>[]]
}): SearchFields<StateOf<F, Sort>> => {
  type State = StateOf<F, Sort>
  const usual = sorts[0].value
  const everything = { sort: usual } as State
  const excludes = (name: string, other: string) => {
    const { excludes = [] } = fields[name] ?? {}
    return excludes === 'others' || excludes.includes(other)
  }
  const areExclusive = (a: string, b: string) => a !== b && (excludes(a, b) || excludes(b, a))
  const filtersOf = (state: State) => Object.keys(fields).filter((name) => filterValue(state, name) !== undefined)
  const hasOwnOrder = (state: State) => filtersOf(state).some((name) => isExclusive(fields[name]))
  const rank = ({ excludes }: Field) => (excludes === 'others' ? 0 : excludes ? 1 : 2)
  // Of two exclusive filters, the one that declares the exclusion wins.
  const ranked = Object.entries<Field>(fields).toSorted(([, a], [, b]) => rank(a) - rank(b))

  const read = (params: URLSearchParams): State => {
    const values: Record<string, unknown> = {}
    for (const [name, field] of ranked) {
      const text = params.get(field.param)
      const value = text === null ? undefined : field.read(text)
      if (value !== undefined && !Object.keys(values).some((other) => areExclusive(name, other))) values[name] = value
    }
    const sort = sorts.find(({ value }) => value === params.get('sort'))?.value
    const found = { ...values, sort: usual } as State
    return sort === undefined || hasOwnOrder(found) ? found : { ...found, sort }
  }

  const write = (state: State) => {
    const params = new URLSearchParams()
    for (const [name, field] of Object.entries<Field>(fields)) {
      const value = filterValue(state, name)
      if (value !== undefined) params.set(field.param, (field.write as (value: unknown) => string)(value))
    }
    if (state.sort !== usual) params.set('sort', state.sort)
    return params
  }

  const change = (state: State, name: string, value: unknown): State => {
    if (value !== undefined && isExclusive(fields[name])) return { ...everything, [name]: value }
    const rest = Object.fromEntries(Object.entries(state).filter(([key]) => key !== name)) as unknown as State
    return value === undefined ? rest : { ...rest, [name]: value }
  }

  return {
    fields,
    sorts: sorts as readonly SortOption<string>[] as readonly SortOption<State['sort']>[],
    everything,
    read,
    write,
    with: change,
    filtersOf,
    isFiltered: (state) => filtersOf(state).length > 0,
    hasOwnOrder,
    blockersOf: (state, name) => filtersOf(state).filter((other) => areExclusive(name, other)),
  }
}
