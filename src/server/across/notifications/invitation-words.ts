import { type MailText, mailBody } from './mail-body.ts'
import { quoted } from './user-text.ts'

interface Invited {
  author: string | undefined
  account: string
  /** Shown in the mail alone. The outbox of the app leaves it out. */
  link?: { link: string; expiresAt: string }
  unsubscribeUrl?: string
}

/**
 * Writes the mail that invites a person to a workspace. Its reader may know neither the workspace nor who invites, so our words come first, and
 * none of theirs looks like a link.
 */
export const invitationWords = ({ author, account, link, unsubscribeUrl }: Invited): MailText => {
  const workspace = quoted(account, 40)
  return {
    subject: `Invitation to a workspace on Tandem: ${workspace}`,
    ...mailBody([
      { text: 'You are invited to a workspace on Tandem, a tool for contacts and projects.' },
      { text: `Workspace: ${workspace}\nInvited by: ${author === undefined ? 'an administrator' : quoted(author, 40)}` },
      link ? { text: 'Set your password and sign in:', url: link.link } : { text: 'Only the e-mail contains the link.' },
      link && { text: `The link works once, until ${link.expiresAt} UTC. If you did not expect this e-mail, you can ignore it.` },
      unsubscribeUrl !== undefined && { text: 'To get no further e-mail from this workspace:', url: unsubscribeUrl, quiet: true },
    ]),
  }
}
