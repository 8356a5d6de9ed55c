import { contactDates } from './0002-contact-dates.ts'
import { whatClientsMay } from './0003-what-clients-may.ts'
import { mailSettings } from './0004-mail-settings.ts'
import { privateParts } from './0005-private-parts.ts'
import { weekStart } from './0006-week-start.ts'
import { confirmedAddresses } from './0007-confirmed-addresses.ts'
import { formattedTexts } from './0008-formatted-texts.ts'
import { confirmedMail } from './0009-confirmed-mail.ts'
import { first } from './first.ts'
import type { MigrationStep } from './migration-step.ts'

/** All changes of the tables, in order. A step that has been run on a database never changes: a further change is a further step. */
export const steps: Record<string, MigrationStep> = {
  '0001-first-16938dff': first,
  '0002-contact-dates': contactDates,
  '0003-what-clients-may': whatClientsMay,
  '0004-mail-settings': mailSettings,
  '0005-private-parts': privateParts,
  '0006-week-start': weekStart,
  '0007-confirmed-addresses': confirmedAddresses,
  '0008-formatted-texts': formattedTexts,
  '0009-confirmed-mail': confirmedMail,
}
