import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { undoStack } from '../../kit/undo/undo-stack.ts'
import { paths } from '../../paths.ts'
import { forgetScroll } from '../../ui/list/scroll-memory.ts'

/** A new document holds nothing of the person before: what they read, selected, were sending. What the tab keeps is forgotten here. */
const beginAnew = (at: string) => {
  undoStack.clear()
  forgetScroll()
  // Going back may bring this document out of the browser's cache as it was left.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(at)
}

/** Ways in and out. What one person has read is forgotten before another begins; their drafts are kept, each under their name. */
export const useEnter = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    /** From the sign-in page, which knows nothing of anybody. */
    enter: (to: string) => {
      client.clear()
      undoStack.clear()
      return navigate(to, { replace: true })
    },
    leave: () => beginAnew(paths.signIn),
    /** Begins again as somebody else. */
    restart: () => beginAnew(paths.home),
  }
}
