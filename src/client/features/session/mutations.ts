import { mutationOptions } from '@tanstack/react-query'
import { createAccount } from '../../../contract/x/people/accounts.ts'
import { createDemoSession, createSession, deleteSession } from '../../../contract/x/people/sessions.ts'
import { api } from '../../lib/api.ts'

interface SignIn {
  email: string
  password: string
  /** Stay signed in on this device, else until the browser is closed. */
  stay: boolean
}

interface SignUp {
  workspace: string
  name: string
  email: string
  password: string
  /** Fill the new workspace with the demo data. */
  demo: boolean
}

const signIn = (session: SignIn) => api(createSession, { body: { session } })

/** The answer signs the new administrator in. */
const signUp = ({ workspace, demo, ...user }: SignUp) => api(createAccount, { body: { account: { name: workspace, user, demo } } })

export const sessionMutations = {
  signIn: () => mutationOptions({ mutationFn: signIn }),
  signUp: () => mutationOptions({ mutationFn: signUp }),
  /** Becomes a person of the demo, without a password. */
  continueAs: () => mutationOptions({ mutationFn: (userId: string) => api(createDemoSession, { body: { session: { userId } } }) }),
  signOut: () => mutationOptions({ mutationFn: () => api(deleteSession) }),
}
