import { emailsIn } from '../../../../contract/contacts/email-in.ts'

/** Whether each value has an e-mail address. */
export const holdEmails = (values: readonly string[]) => values.every((text) => emailsIn(text).length > 0)

/** Whether each value can be dialled. */
export const holdPhones = (values: readonly string[]) =>
  values.every((text) => /^[+\d\s()./–-]+$/.test(text) && text.replaceAll(/\D/g, '').length > 5)

/** Whether each value is a number. */
export const holdNumbers = (values: readonly string[]) => values.every((text) => /^[\d\s.,]+$/.test(text))
