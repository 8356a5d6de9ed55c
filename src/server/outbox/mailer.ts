export interface Mail {
  to: string
  subject: string
  text: string
  /** The same for every try, so that a mail system that got it before can tell. */
  messageId: string
}

/** Hands a mail to the mail server; throws `MailFault` where that did not take it. */
export type Mailer = (mail: Mail) => Promise<void>

/** Why a mail was not taken: `later` it may be, `never` it will be, or the server was last heard of with the mail in its hands (`unsure`). */
export class MailFault extends Error {
  readonly outcome: 'later' | 'never' | 'unsure'
  constructor(outcome: MailFault['outcome'], message: string) {
    super(message)
    this.outcome = outcome
  }
}
