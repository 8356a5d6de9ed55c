import { useEffect, useState } from 'react'
import type { Me } from '../../contract/x/people/me.ts'

/** Starts the app again when somebody of the team becomes a client or the reverse: every page, its code and its data depend on that. Drafts are kept. */
export const useRoleChange = ({ role }: Pick<Me, 'role'>): void => {
  const [before] = useState(role)
  useEffect(() => {
    if ((role === 'client') !== (before === 'client')) window.location.reload()
  }, [role, before])
}
