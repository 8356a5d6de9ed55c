/** The expected data of one writer. Names are unique and start with the writer's, so records can be attributed. */
export interface Resources {
  contacts: { id: string; background: string; tags: string[]; phones: string[]; notes: string[] }
  deals: { id: string; status: string; price: string }
  projects: { id: string }
  /** `open` are the names of the open tasks in order, `done` in any order. */
  lists: { id: string; project: string; open: string[]; done: string[] }
  tasks: { id: string }
  messages: { id: string; project: string; body: string }
}
export type Resource = keyof Resources
/** The records of one writer, by name. */
export type State = { [R in Resource]: Map<string, Resources[R]> }

export const resources: Resource[] = ['contacts', 'deals', 'projects', 'lists', 'tasks', 'messages']
export const emptyState = (): State => ({
  ...{ contacts: new Map(), deals: new Map(), projects: new Map() },
  ...{ lists: new Map(), tasks: new Map(), messages: new Map() },
})

export const writerOf = (name: string) => name.split(' ')[0] ?? ''
export const nameOf = (writer: string, count: number) => `${writer} ${count}`

/** Returns the state with one record added or replaced. */
export const having = <R extends Resource>(state: State, resource: R, name: string, thing: Resources[R]): State => ({
  ...state,
  [resource]: new Map(state[resource] as Map<string, Resources[R]>).set(name, thing),
})
export const changed = <R extends Resource>(state: State, resource: R, name: string, patch: Partial<Resources[R]>): State => {
  const held = (state[resource] as Map<string, Resources[R]>).get(name)
  return held ? having(state, resource, name, { ...held, ...patch }) : state
}
export const without = (state: State, resource: Resource, name: string): State => ({
  ...state,
  [resource]: new Map([...state[resource]].filter(([other]) => other !== name)),
})

/** Describes everything as text without ids; only open tasks are ordered. */
export const describeState = (state: State) =>
  resources
    .flatMap((resource) =>
      [...state[resource]].map(([name, { id: _, ...thing }]) => {
        const fields = Object.entries(thing).map(([key, value]) => [key, Array.isArray(value) && key !== 'open' ? value.toSorted() : value])
        return JSON.stringify([resource, name, fields.toSorted()])
      }),
    )
    .toSorted()

export const sizeOf = (state: State) => resources.reduce((sum, resource) => sum + state[resource].size, 0)
