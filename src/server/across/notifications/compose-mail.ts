import { type MailText, mailBody } from './mail-body.ts'
import type { MailPart } from './mail-part.ts'
import { withoutLinks } from './user-text.ts'

interface Closing {
  /** The name of the workspace. */
  account: string
  appUrl: string
  /** How many more notifications the mail stands for, which it does not show. */
  more: number
  /** The URL of the page that stops e-mail. Only the mail itself contains it, because whoever has it can stop the reader's mail. */
  unsubscribeUrl: string | undefined
}

const isTask = ({ conversation }: MailPart) => conversation.resource === 'tasks'

const subjectOf = (parts: MailPart[], more: number, account: string) => {
  const [first] = parts
  const count = parts.length + more
  if (first && new Set(parts.map(({ subject }) => subject.replace(/^Re: /, ''))).size === 1 && more === 0) return first.subject
  return `${parts.every(isTask) ? `${count} tasks for you` : `${count} notifications`} · ${withoutLinks(account)}`
}

/** Writes one mail about one or several notifications. */
export const composeMail = (parts: MailPart[], { account, appUrl, more, unsubscribeUrl }: Closing): MailText => ({
  subject: subjectOf(parts, more, account),
  ...mailBody([
    ...parts.flatMap(({ paragraphs }) => paragraphs),
    more > 0 && { text: `… and ${more} more:`, url: `${appUrl}/notifications` },
    { text: [...new Set(parts.map(({ why }) => why))].join('\n'), quiet: true },
    { text: 'Choose which e-mails you get:', url: `${appUrl}/settings/you`, quiet: true },
    unsubscribeUrl !== undefined && { text: 'Stop all e-mails of this workspace:', url: unsubscribeUrl, quiet: true },
  ]),
})
