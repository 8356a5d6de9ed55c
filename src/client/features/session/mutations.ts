import { mutationOptions } from '@tanstack/react-query'
import type { BodyOf } from '../../../contract/wire/endpoint.ts'
import { createAccount } from '../../../contract/x/people/accounts.ts'
import { confirmAddress } from '../../../contract/x/people/confirmations.ts'
import { acceptInvitation } from '../../../contract/x/people/invitations.ts'
import { createDemoSession, createSession, deleteSession, deleteSessions, switchSession } from '../../../contract/x/people/sessions.ts'
import { unsubscribe } from '../../../contract/x/people/unsubscribe.ts'
import { api } from '../../lib/api.ts'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { deviceTimeZone } from '../../locale.ts'

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
      mutationFn: ({ workspace, demo, ...user }: SignUp) =>
        api(createAccount, { body: { account: { name: workspace, user: { ...user, timeZone: deviceTimeZone() }, demo } } }),
    }),
  /** Sets the password of an invited person and signs them in. */
  accept: () =>
    mutationOptions({
      mutationFn: (invitation: BodyOf<typeof acceptInvitation>['invitation']) => api(acceptInvitation, { body: { invitation } }),
    }),
  /** Signs in as a person of the demo. */
  continueAs: () => mutationOptions({ mutationFn: (userId: string) => api(createDemoSession, { body: { session: { userId } } }) }),
  /** Makes another session of this browser the one of new tabs. */
  switchTo: () => mutationOptions({ mutationFn: (userId: string) => api(switchSession, { body: { session: { userId } } }) }),
  signOutOfAll: () => mutationOptions({ mutationFn: () => api(deleteSessions) }),
  /** Confirms the address to which a link was sent. */
  confirm: () =>
    mutationOptions({
      mutationFn: (token: string) => api(confirmAddress, { body: { confirmation: { token } } }),
      meta: { invalidates: [sessionQueries.all(), peopleQueries.all()] },
    }),
  /** Stops all e-mails of the user to whom a link was sent. */
  unsubscribe: () => mutationOptions({ mutationFn: (token: string) => api(unsubscribe, { params: { token } }) }),
  signOut: () => mutationOptions({ mutationFn: () => api(deleteSession) }),
}
