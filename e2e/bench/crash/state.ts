/** The expected data of one writer. Names are unique and start with the writer's, so records can be attributed. */
export interface Rooms {
  contacts: { id: string; background: string; tags: string[]; phones: string[]; notes: string[] }
  deals: { id: string; status: string; price: string }
  projects: { id: string }
  /** `open` are the names of the open tasks in order, `done` in any order. */
  lists: { id: string; project: string; open: string[]; done: string[] }
  tasks: { id: string }
  messages: { id: string; project: string; body: string }
}
export type Room = keyof Rooms
/** The records of one writer, by name. */
export type State = { [R in Room]: Map<string, Rooms[R]> }

export const rooms: Room[] = ['contacts', 'deals', 'projects', 'lists', 'tasks', 'messages']
export const emptyState = (): State => ({
  ...{ contacts: new Map(), deals: new Map(), projects: new Map() },
  ...{ lists: new Map(), tasks: new Map(), messages: new Map() },
})

export const writerOf = (name: string) => name.split(' ')[0] ?? ''
export const nameOf = (writer: string, count: number) => `${writer} ${count}`

/** Returns the state with one record added or replaced. */
export const having = <R extends Room>(state: State, room: R, name: string, thing: Rooms[R]): State => ({
  ...state,
  [room]: new Map(state[room] as Map<string, Rooms[R]>).set(name, thing),
})
export const changed = <R extends Room>(state: State, room: R, name: string, patch: Partial<Rooms[R]>): State => {
  const held = (state[room] as Map<string, Rooms[R]>).get(name)
  return held ? having(state, room, name, { ...held, ...patch }) : state
}
export const without = (state: State, room: Room, name: string): State => ({
  ...state,
  [room]: new Map([...state[room]].filter(([other]) => other !== name)),
})

/** Describes everything as text without ids; only open tasks are ordered. */
export const told = (state: State) =>
  rooms
    .flatMap((room) =>
      [...state[room]].map(([name, { id: _, ...thing }]) => {
        const fields = Object.entries(thing).map(([key, value]) => [key, Array.isArray(value) && key !== 'open' ? value.toSorted() : value])
        return JSON.stringify([room, name, fields.toSorted()])
      }),
    )
    .toSorted()

export const sizeOf = (state: State) => rooms.reduce((sum, room) => sum + state[room].size, 0)
