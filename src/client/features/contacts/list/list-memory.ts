/** How the person left a list: the contact under the cursor, and those selected. Lives as long as the page. */
export interface Left {
  cursor: string | undefined
  selected: readonly string[]
}

const left = new Map<string, Left>()

export const recallList = (key: string): Left => left.get(key) ?? { cursor: undefined, selected: [] }

export const rememberList = (key: string, now: Left) => {
  left.set(key, now)
}
