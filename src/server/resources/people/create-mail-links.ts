import { addresses } from '../../../addresses.ts'
import type { MailLinks } from '../../core/mail-links.ts'
import { confirmationToken } from './confirm-address.ts'
import { hasPassword, type Inviting, makeLink } from './invitations.ts'
import { unsubscribeToken } from './mail-settings.ts'

export const createMailLinks = (deps: Inviting): MailLinks => ({
  invitation: async (tx, user) => ((await hasPassword(tx, user)) ? undefined : makeLink(tx, deps, user)),
  confirmation: async (tx, user) =>
    deps.options.appUrl + addresses.confirmation.replace(':token', await confirmationToken(tx, deps.secrets, user)),
  unsubscribeToken: (tx, person) => unsubscribeToken(tx, deps.secrets, person),
})
