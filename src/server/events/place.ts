/** A place in the journal of an account: behind a row of a change, or behind all of it. */
export interface Place {
  changeId: string
  position: number | undefined
}

export const placeOf = (id: string): Place => {
  const [changeId = '0', position] = id.split('.')
  return { changeId, position: position === undefined ? undefined : Number(position) }
}
