import { mutationOptions } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { createAccount } from '../../../contract/x/people/accounts.ts'
import { createDemoSession, createSession, deleteSession } from '../../../contract/x/people/sessions.ts'
import { api } from '../../lib/api.ts'

interface SignUp {
  workspace: string
  name: string
  email: string
  password: string
  /** Fills the new workspace with sample data. */
  demo: boolean
}

export const sessionMutations = {
  signIn: () =>
    mutationOptions({ mutationFn: (session: BodyOf<typeof createSession>['session']) => api(createSession, { body: { session } }) }),
  /** Also signs in the new administrator. */
  signUp: () =>
    mutationOptions({
      mutationFn: ({ workspace, demo, ...user }: SignUp) => api(createAccount, { body: { account: { name: workspace, user, demo } } }),
    }),
  /** Signs in as a person of the demo. */
  continueAs: () => mutationOptions({ mutationFn: (userId: string) => api(createDemoSession, { body: { session: { userId } } }) }),
  signOut: () => mutationOptions({ mutationFn: () => api(deleteSession) }),
}
