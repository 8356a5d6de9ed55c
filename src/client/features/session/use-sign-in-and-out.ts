import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { undoStack } from '../../kit/undo/undo-stack.ts'
import { forgetTabUser, rememberTabUser } from '../../lib/tab-user.ts'
import { paths } from '../../paths.ts'
import { forgetScroll } from '../../ui/list/scroll-memory.ts'
import { appHref, isDemo } from '../../ui/page/app-location.ts'

/** Loads a new document, which holds nothing of the previous user, and clears what the tab keeps. */
const reloadAt = (path: string) => {
  undoStack.clear()
  forgetScroll()
  // Back may restore this document from the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.assign(appHref(path))
  if (isDemo) window.location.reload()
}

/** Enters and leaves the app. The cache is cleared between users; drafts are kept for each user. */
export const useSignInAndOut = () => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return {
    /** Opens the app after signing in. */
    enter: (to: string) => {
      forgetTabUser()
      client.clear()
      undoStack.clear()
      return navigate(to, { replace: true })
    },
    /** Opens the sign-in page. */
    leave: () => {
      forgetTabUser()
      reloadAt(paths.signIn)
    },
    /** Opens the app as another user: the given one, or the one who signed in last. */
    restart: (userId?: string) => {
      if (userId === undefined) forgetTabUser()
      else rememberTabUser(userId)
      reloadAt(paths.home)
    },
  }
}
