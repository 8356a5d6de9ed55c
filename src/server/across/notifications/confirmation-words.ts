import { type MailText, mailBody } from './mail-body.ts'
import { quoted } from './user-text.ts'

interface Confirming {
  account: string
  /** Shown in the mail alone. The outbox of the app leaves it out. */
  link?: string
  unsubscribeUrl?: string
}

/** Writes the mail with which a user confirms their address. Somebody else may have entered it, so our words come first. */
export const confirmationWords = ({ account, link, unsubscribeUrl }: Confirming): MailText => ({
  subject: 'Confirm your e-mail address for Tandem',
  ...mailBody([
    { text: 'Confirm that this address is yours, so that Tandem can e-mail you notifications of your workspace.' },
    { text: `Workspace: ${quoted(account, 40)}` },
    link === undefined ? { text: 'Only the e-mail contains the link.' } : { text: 'Confirm your address:', url: link },
    link !== undefined && { text: 'The link works for a day. If this workspace is not yours, you can ignore this e-mail.' },
    unsubscribeUrl !== undefined && { text: 'To get no further e-mail from this workspace:', url: unsubscribeUrl, quiet: true },
  ]),
})
