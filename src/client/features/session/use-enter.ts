import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { undoStack } from '../../kit/undo/undo-stack.ts'
import { paths } from '../../paths.ts'
import { forgetScroll } from '../../ui/list/scroll-memory.ts'

/** Loads a new document, which holds nothing of the previous user, and clears what the tab keeps. */
const reloadAt = (path: string) => {
  undoStack.clear()
  forgetScroll()
  // Back may restore this document from the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(path)
}

/** Enters and leaves the app. The cache is cleared between users; drafts are kept for each user. */
export const useEnter = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    /** Opens the app after signing in. */
    enter: (to: string) => {
      client.clear()
      undoStack.clear()
      return navigate(to, { replace: true })
    },
    leave: () => reloadAt(paths.signIn),
    /** Opens the app as another user. */
    restart: () => reloadAt(paths.home),
  }
}
