import * as z from 'zod/mini'
import { action } from './actions.ts'
import { recordedResources, resource } from './resources.ts'
import { endpoint } from './wire/endpoint.ts'
import { pageOf } from './wire/records.ts'
import { flag, id, namesAmong, text } from './wire/values.ts'
import { wireObject } from './wire/wire.ts'

/** A record that another belongs to, under its current name. */
const ancestor = wireObject({ resource, id, title: text })

/**
 * An event: `action` is `<resource> <verb>`, such as `note created`; `title` is the record's current name. `ancestors` are the records that it
 * belongs to, the closest first: the note of a comment, then the contact of the note. They extend the interface.
 */
export const recording = wireObject({
  id,
  action,
  author: id,
  resource,
  resourceId: id,
  title: text,
  date: text,
  projectId: z.optional(id),
  ancestors: z.array(ancestor),
  /** The names of the companies that a project was shared with, or that were removed from it. An extension. */
  xCompanies: z.optional(z.array(text)),
})
export type Recording = z.output<typeof recording>

/** Oldest first by default. `xResourceId` is about one record of `xResource`. `xUnseen` leaves out the reader’s own events, and those up to `seen` of `/x/me`. */
const query = {
  xSort: z.optional(z.enum(['date', '-date'])),
  xResource: z.optional(namesAmong(recordedResources, 'notes,comments')),
  xResourceId: z.optional(id),
  xAuthor: z.optional(id),
  xProject: z.optional(id),
  xUnseen: z.optional(flag),
}

/** The interface names the list key `contacts`. */
const reply = pageOf({ contacts: z.array(recording) })

export const listRecordings = endpoint('GET', '/recordings/:page?', { paged: 'path', access: 'signed-in', query, reply })
/** Events recorded at `since` or later. */
export const listRecordingsSince = endpoint('GET', '/recordings/since/:since/:page?', {
  params: { since: text },
  paged: 'path',
  access: 'signed-in',
  query,
  reply,
})
