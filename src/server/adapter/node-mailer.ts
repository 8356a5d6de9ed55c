import { createTransport } from 'nodemailer'
import { excerpt } from '../html/excerpt.ts'
import { type Mailer, MailFault } from '../outbox/mailer.ts'

interface Settings {
  url: string
  from: string
}
const patience = 20_000

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

/** Sends mail by SMTP, each over its own connection. */
export const createMailer =
  ({ url, from }: Settings): Mailer =>
  async (mail) => {
    const { state, logger } = watch()
    const options = { url, logger, transactionLog: true, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
    const transport = createTransport(options)
    try {
      await transport.sendMail({ from, ...mail })
    } catch (error) {
      throw faultOf(error, state.sentData)
    } finally {
      transport.close()
    }
  }
