import * as z from 'zod/mini'
import type { Verb } from './actions.ts'
import { involved } from './contacts/involved.ts'
import { file } from './notes/file-record.ts'
import { searchWords } from './search-words.ts'
import { visibility, workgroupShown, workgroupVisibility } from './visibility.ts'
import { endpoint } from './wire/endpoint.ts'
import { countedPageOf, creates, stamps } from './wire/records.ts'
import { filledLine, flag, id, idChange, idOrNone, listOf, longText, text } from './wire/values.ts'
import { bodyObject, wireObject } from './wire/wire.ts'

export const caseStatus = z.enum(['open', 'closed'])
export type CaseStatus = z.output<typeof caseStatus>
/** The verb of the change that gives a case a status. */
export const caseVerbs = { open: 'reopened', closed: 'closed' } as const satisfies Record<CaseStatus, Verb>

/** A case in a response. `involvedPeople` omits contacts that the user cannot see. `caseResponsibleId` and `backgroundInfo` extend the interface. */
export const caseRecord = wireObject({
  id,
  name: text,
  type: z.enum(['case']),
  ...workgroupShown,
  caseStatus,
  /** When the case got this status. */
  statusSince: text,
  caseResponsibleId: z.optional(id),
  backgroundInfo: text,
  attachment: z.array(id),
  /** The attached files; single reads only. */
  files: z.optional(z.array(file)),
  ...involved,
  ...stamps,
})
export type Case = z.output<typeof caseRecord>

const caseName = filledLine(255, 'Enter a name.')
const changeable = {
  name: z.optional(caseName),
  ...workgroupVisibility,
  caseStatus: z.optional(caseStatus),
  caseResponsibleId: z.optional(idOrNone),
  backgroundInfo: z.optional(longText),
  attachment: z.optional(listOf(idChange)),
  involvedPeople: z.optional(listOf(idChange)),
}
const caseChange = bodyObject(changeable)
const newCase = bodyObject({ ...changeable, name: caseName })
export type CaseChange = z.output<typeof caseChange>
export type NewCase = z.output<typeof newCase>

/** The sort orders of the list; a leading minus reverses one. */
const caseSort = z.enum(['created', '-created', 'changed', '-changed', 'name', '-name', 'id', '-id'])
export type CaseSort = z.output<typeof caseSort>

/**
 * Newest first by default. `xContact` is an involved person or company; `xCompany` is a company, and finds the cases of its people too; `xTerm` is part
 * of the name; `xSince` has the formats of `since` for contacts.
 */
export const listCases = endpoint('GET', '/cases', {
  paged: 'query',
  query: {
    status: z.optional(caseStatus),
    xResponsible: z.optional(id),
    xUnassigned: z.optional(flag),
    xWithoutTask: z.optional(flag),
    xVisibility: z.optional(visibility),
    xSince: z.optional(text),
    xContact: z.optional(id),
    xCompany: z.optional(id),
    xTerm: z.optional(searchWords),
    xSort: z.optional(caseSort),
    xCount: z.optional(flag),
  },
  reply: countedPageOf({ cases: z.array(caseRecord) }),
})
export const getCase = endpoint('GET', '/cases/:id', { versioned: true, reply: { case: caseRecord } })
export const createCase = creates('/cases', { case: newCase }, 'caseId')
export const updateCase = endpoint('PUT', '/cases/:id', { body: { case: caseChange } })
export const deleteCase = endpoint('DELETE', '/cases/:id')

/** What forms check before they send, in the words of the service. */
export const caseFields = { name: caseName }
