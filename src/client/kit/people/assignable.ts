import { createContext, use } from 'react'
import { useWorkspace } from '../visibility/use-workspace.ts'
import type { Person } from './responsible.ts'

/** The people who can be responsible for the records inside, such as those of a project. */
export const AssignableContext = createContext<readonly Person[] | undefined>(undefined)

/** Returns who can be responsible: by default the active colleagues. */
export const useAssignable = (): readonly Person[] => {
  const given = use(AssignableContext)
  const { users } = useWorkspace()
  return given ?? users.filter(({ active, role }) => active && role !== 'client')
}
