import { createContext, use } from 'react'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'

interface Person {
  readonly id: string
  readonly name: string
}

/** The people who can be responsible for the tasks inside, such as those of a project. */
export const AssignableContext = createContext<readonly Person[] | undefined>(undefined)

/** Returns who can be responsible for a task: by default the active colleagues. */
export const useAssignable = (): readonly Person[] => {
  const given = use(AssignableContext)
  const { users } = useWorkspace()
  return given ?? users.filter(({ active, role }) => active && role !== 'client')
}
