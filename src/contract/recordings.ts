import * as z from 'zod/mini'
import { resource } from './resources.ts'
import { endpoint } from './wire/endpoint.ts'
import { pageOf } from './wire/records.ts'
import { id, text } from './wire/values.ts'
import { wireObject } from './wire/wire.ts'

/** An event: `action` is `<resource> <verb>`, such as `note created`; `title` is the record's current name. */
export const recording = wireObject({
  id,
  action: text,
  author: id,
  resource,
  resourceId: id,
  title: text,
  date: text,
  projectId: z.optional(id),
})
export type Recording = z.output<typeof recording>

/** Oldest first. The interface names the list key `contacts`. */
const reply = pageOf({ contacts: z.array(recording) })

export const listRecordings = endpoint('GET', '/recordings/:page?', { paged: 'path', access: 'signed-in', reply })
/** Events recorded at `since` or later. */
export const listRecordingsSince = endpoint('GET', '/recordings/since/:since/:page?', {
  params: { since: text },
  paged: 'path',
  access: 'signed-in',
  reply,
})
