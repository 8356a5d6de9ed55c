import * as z from 'zod/mini'
import { involved } from './contacts/involved.ts'
import { file } from './notes/file-record.ts'
import { workgroupShown, workgroupVisibility } from './visibility.ts'
import { endpoint } from './wire/endpoint.ts'
import { countedPageOf, stamps } from './wire/records.ts'
import { filledLine, flag, id, idChange, listOf, text } from './wire/values.ts'
import { bodyObject, wireObject } from './wire/wire.ts'

export const caseStatus = z.enum(['open', 'closed'])
export type CaseStatus = z.output<typeof caseStatus>

/** People of `involvedPeople` are absent where the reader may not see them. */
export const caseRecord = wireObject({
  id,
  name: text,
  type: z.enum(['case']),
  ...workgroupShown,
  caseStatus,
  /** When it came to this status. */
  statusSince: text,
  attachment: z.array(id),
  /** Single reads only: what the ids in `attachment` stand for. */
  files: z.optional(z.array(file)),
  ...involved,
  ...stamps,
})
export type Case = z.output<typeof caseRecord>

const changeable = {
  name: z.optional(filledLine()),
  ...workgroupVisibility,
  caseStatus: z.optional(caseStatus),
  attachment: z.optional(listOf(idChange)),
  involvedPeople: z.optional(listOf(idChange)),
}
const caseChange = bodyObject(changeable)
const newCase = bodyObject({ ...changeable, name: filledLine() })
export type CaseChange = z.output<typeof caseChange>
export type NewCase = z.output<typeof newCase>

/** Newest first. `xContact` finds those that somebody is involved in. */
export const listCases = endpoint('GET', '/cases', {
  paged: 'query',
  query: { status: z.optional(caseStatus), xContact: z.optional(id), xCount: z.optional(flag) },
  reply: countedPageOf({ cases: z.array(caseRecord) }),
})
export const getCase = endpoint('GET', '/cases/:id', { reply: wireObject({ case: caseRecord }) })
export const createCase = endpoint('POST', '/cases', { body: bodyObject({ case: newCase }), reply: wireObject({ caseId: id }) })
export const updateCase = endpoint('PUT', '/cases/:id', { body: bodyObject({ case: caseChange }) })
export const deleteCase = endpoint('DELETE', '/cases/:id')
