import { createTransport } from 'nodemailer'
import { excerpt } from '../core/html/excerpt.ts'
import { type Mail, type Mailer, MailFault } from '../core/mailer.ts'

interface Settings {
  url: string
  from: string
}
/** Milliseconds. Some mail servers check a mail before they answer, which takes them longer than a connection does. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 60_000, socketTimeout: 120_000 }

/** Records whether the client sent `DATA`. From then on the server may have accepted the mail even if we got no answer. */
const watch = () => {
  const state = { sentData: false }
  const see = ({ tnx }: { tnx?: string }, text?: unknown) => {
    if (tnx === 'client' && text === 'DATA') state.sentData = true
  }
  const unseen = () => {}
  return { state, logger: { level: unseen, trace: unseen, debug: see, info: unseen, warn: unseen, error: unseen, fatal: unseen } }
}

/**
 * A permanent error counts only if it is about this mail or its recipient. Errors such as a failed login are retried, because an
 * administrator can fix them.
 */
const faultOf = (error: unknown, sentData: boolean) => {
  const { responseCode, command, message } = error as { responseCode?: number; command?: string; message?: string }
  const said = excerpt(message ?? String(error), 500)
  const ofThis = sentData || command === 'RCPT TO'
  if (responseCode !== undefined) return new MailFault(responseCode >= 500 && ofThis ? 'never' : 'later', said)
  return new MailFault(sentData ? 'unsure' : 'later', said)
}

/** Marks a mail as written by a program, so no absence note answers it, and says how to stop it (RFC 3834, RFC 8058). */
const headersOf = ({ unsubscribeUrl }: Mail) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
})

/** Sends mail by SMTP, each over its own connection. */
export const createMailer =
  ({ url, from }: Settings, connect = createTransport): Mailer =>
  async (mail) => {
    const { state, logger } = watch()
    const transport = connect({ url, logger, transactionLog: true, ...patience })
    const { to, subject, text, html, messageId, conversationId } = mail
    const conversation = conversationId === undefined ? {} : { inReplyTo: conversationId, references: conversationId }
    try {
      const headers = headersOf(mail)
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId, ...conversation, headers })
    } catch (error) {
      throw faultOf(error, state.sentData)
    } finally {
      transport.close()
    }
  }
