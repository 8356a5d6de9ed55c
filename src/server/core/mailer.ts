export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The same for every attempt, so mail systems can detect a duplicate. */
  messageId: string
  /** The message id that all mails about one record share as their beginning, so mail programs show them as one conversation. */
  conversationId?: string | undefined
  /** The URL where the reader stops e-mail: by a POST of the mail program, or on a page. */
  unsubscribeUrl?: string | undefined
}

/** Sends a mail. @throws `MailFault` if the server did not accept it */
export type Mailer = (mail: Mail) => Promise<void>

/** Why a mail was not accepted: try again `later`, `never`, or `unsure` if the server failed after it got the mail. */
export class MailFault extends Error {
  readonly outcome: 'later' | 'never' | 'unsure'
  constructor(outcome: MailFault['outcome'], message: string) {
    super(message)
    this.outcome = outcome
  }
}
