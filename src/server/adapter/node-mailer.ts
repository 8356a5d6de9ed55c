import { createTransport } from 'nodemailer'
import { excerpt } from '../html/excerpt.ts'
import { type Mailer, MailFault } from '../outbox/mailer.ts'

interface Settings {
  url: string
  from: string
}
const patience = 20_000

/** How far a conversation with a mail server came: from `DATA` on it may have taken the mail without our hearing of it. */
const watch = () => {
  const state = { handed: false }
  const see = ({ tnx }: { tnx?: string }, text?: unknown) => {
    if (tnx === 'client' && text === 'DATA') state.handed = true
  }
  const unseen = () => {}
  return { state, logger: { level: unseen, trace: unseen, debug: see, info: unseen, warn: unseen, error: unseen, fatal: unseen } }
}

/** A refusal for good is one of this mail or its reader: that we may not sign in, or not send at all, is put right by somebody, and then it goes. */
const faultOf = (error: unknown, handed: boolean) => {
  const { responseCode, command, message } = error as { responseCode?: number; command?: string; message?: string }
  const said = excerpt(message ?? String(error), 500)
  const ofThis = handed || command === 'RCPT TO'
  if (responseCode !== undefined) return new MailFault(responseCode >= 500 && ofThis ? 'never' : 'later', said)
  return new MailFault(handed ? 'unsure' : 'later', said)
}

/** Sends by SMTP, each mail over a connection of its own. */
export const createMailer =
  ({ url, from }: Settings): Mailer =>
  async (mail) => {
    const { state, logger } = watch()
    const options = { url, logger, transactionLog: true, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
    const transport = createTransport(options)
    try {
      await transport.sendMail({ from, ...mail })
    } catch (error) {
      throw faultOf(error, state.handed)
    } finally {
      transport.close()
    }
  }
