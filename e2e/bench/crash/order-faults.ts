import type { State } from './state.ts'
import type { Place } from './writer.ts'

interface Listed {
  tasks: { subject: string; position?: string }[]
}

/** Checks that the service returns the open tasks of every list in order, at positions 1 to n. */
export const orderFaults = async ({ base, token }: Place, states: State[]): Promise<string[]> => {
  const faults: string[] = []
  for (const [name, { id, open }] of states.flatMap((state) => [...state.lists])) {
    const response = await fetch(`${base}/taskLists/${id}/tasks?x-state=open`, { headers: { authorization: `Bearer ${token}` } })
    const { tasks } = (await response.json()) as Listed
    const [is, should] = [
      tasks.map(({ subject, position }) => `${position} ${subject}`),
      open.map((subject, place) => `${place + 1} ${subject}`),
    ]
    if (is.join() !== should.join()) faults.push(`the list ${name} is [${is.join(', ')}] instead of [${should.join(', ')}]`)
  }
  return faults
}
