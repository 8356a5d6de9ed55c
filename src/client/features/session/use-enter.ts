import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { undoStack } from '../undo/undo-stack.ts'

/** Ways in and out. What one person has read is forgotten before another begins. */
export const useEnter = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    enter: (to: string) => {
      client.clear()
      undoStack.clear()
      return navigate(to, { replace: true })
    },
    leave: async () => {
      await navigate(paths.signIn)
      client.clear()
      undoStack.clear()
    },
    /** Begins again as somebody else: a new document holds nothing of the person before. */
    restart: () => window.location.assign(paths.home),
  }
}
