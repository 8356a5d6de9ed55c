/** A position in the journal of an account: after one row of a change, or after all of it. */
export interface JournalPosition {
  changeId: string
  position: number | undefined
}

export const positionOf = (id: string): JournalPosition => {
  const [changeId = '0', position] = id.split('.')
  return { changeId, position: position === undefined ? undefined : Number(position) }
}
