/** A new name for one step that takes several requests: sent as `headers: { changeGroup }` on each, they are undone together. */
export const changeGroup = (): string => crypto.randomUUID()
