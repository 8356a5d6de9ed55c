import type { JournalPosition } from '../../core/deps.ts'

export const positionOf = (id: string): JournalPosition => {
  const [changeId = '0', position] = id.split('.')
  return { changeId, position: position === undefined ? undefined : Number(position) }
}
