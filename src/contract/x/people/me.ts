import * as z from 'zod/mini'
import { weekStarts } from '../../weeks.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { currency } from '../../wire/money.ts'
import { count, email, filledLine, flag, id, idOrNone, listOf, moment, text, timeZone } from '../../wire/values.ts'
import { bodyObject, wireObject } from '../../wire/wire.ts'
import { eventId } from '../events.ts'
import { givenPassword, password } from './accounts.ts'
import { role } from './roles.ts'

const weekStart = z.enum(weekStarts)
/** An empty text goes back to that of the time zone's country. */
const chosenWeekStart = z.enum([...weekStarts, ''])

/** Numbers of records, and bytes of files. */
const amounts = wireObject({ contacts: count, deals: count, cases: count, files: z.optional(count) })

/** The current user and workspace: `capacity` is the limit, `used` the current use. Live events resume from `lastEventId`, so a client that reads this first misses none. */
const me = wireObject({
  id,
  name: text,
  email: text,
  /** Absent if the service sends no mail. */
  emailConfirmed: z.optional(flag),
  role,
  companyId: id,
  timeZone: text,
  /** The day that weeks begin on: the chosen one, or that of the country of the time zone. */
  weekStart: z.optional(weekStart),
  /** The day that was chosen, empty while none is. */
  chosenWeekStart: z.optional(chosenWeekStart),
  lastEventId: eventId,
  /** The newest event of the activity feed that the user has marked as seen. */
  seen: z.optional(wireObject({ recordingId: id, date: text })),
  /** The later events that the user has marked as seen one by one. */
  seenRecordings: z.optional(z.array(id)),
  /** The newest notification that the user has marked as read. */
  readNotificationId: z.optional(id),
  /** Which notifications are e-mailed: of tasks assigned, of comments, notes and mentions, and of messages; or `none`. */
  mail: z.optional(wireObject({ assigned: flag, comments: flag, messages: flag, none: flag })),
  account: wireObject({
    id,
    name: text,
    ownCompanyId: id,
    currency: text,
    /** The two letters of the country of phone numbers without a country code. */
    country: z.optional(text),
    uploadLimit: z.optional(count),
    capacity: amounts,
    used: amounts,
  }),
})
export type Me = z.output<typeof me>

export const getMe = endpoint('GET', '/x/me', { access: 'signed-in', versioned: true, reply: { me } })
/** A new `password` requires `currentPassword`. Only administrators can change `account`. `account`, `seen`, `seenRecordings`, `readNotificationId` and `mail` are no changes that can be undone. */
export const updateMe = endpoint('PUT', '/x/me', {
  refuses: [429],
  access: 'signed-in',
  body: {
    me: bodyObject({
      name: z.optional(filledLine(255, 'Enter a name.')),
      email: z.optional(email),
      timeZone: z.optional(timeZone),
      weekStart: z.optional(chosenWeekStart),
      password: z.optional(password),
      currentPassword: z.optional(givenPassword),
      seen: z.optional(bodyObject({ recordingId: idOrNone, date: z.optional(moment) })),
      seenRecordings: z.optional(listOf(id)),
      readNotificationId: z.optional(idOrNone),
      mail: z.optional(
        bodyObject({ assigned: z.optional(flag), comments: z.optional(flag), messages: z.optional(flag), none: z.optional(flag) }),
      ),
      account: z.optional(bodyObject({ name: z.optional(filledLine(255, 'Enter a name.')), currency: z.optional(currency) })),
    }),
  },
})

/**
 * The data that the app needs before it shows a page: the signed-in user (`me` is absent when nobody is), whether this service lets people create
 * workspaces, and the people of the demo, who need no password.
 */
export const getWelcome = endpoint('GET', '/x/welcome', {
  access: 'anyone',
  reply: {
    welcome: wireObject({
      me: z.optional(me),
      signUp: flag,
      demoContent: flag,
      accountName: z.optional(text),
      people: z.array(wireObject({ id, name: text, work: text, sees: text })),
    }),
  },
})
