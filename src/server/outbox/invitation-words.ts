/** The outbox's kind of an invitation. Its mail is written when it is sent, because only then its link is known. */
export const invited = 'person invited'

interface Words {
  name: string
  author: string | undefined
  account: string
  /** Shown in the mail alone. The outbox of the app leaves it out. */
  link?: { link: string; expiresAt: string }
}

/** Writes the mail that invites a person to a workspace. */
export const invitationWords = ({ name, author, account, link }: Words) => ({
  subject: `Join ${account} on Tandem`,
  text: [
    `Hello ${name},`,
    `${author ?? 'An administrator'} has invited you to ${account} on Tandem.`,
    link ? `Set your password and sign in: ${link.link}` : 'Only the e-mail contains the link.',
    link ? `The link works once, until ${link.expiresAt} UTC. If you did not expect this e-mail, you can ignore it.` : '',
  ]
    .filter(Boolean)
    .join('\n\n'),
})
