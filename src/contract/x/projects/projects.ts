import { projectParts } from '../../resources.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { count, idChange, listOf } from '../../wire/values.ts'
import { each, wireObject } from '../../wire/wire.ts'

/** Associates companies with a project: `"7"` adds, `"-9"` removes. Administrators only (403). */
export const changeProjectCompanies = endpoint('PUT', '/x/projects/:id/companies', {
  access: 'signed-in',
  body: { companies: listOf(idChange) },
})

/** The numbers of records in a project that the caller can see, as JSON integers. */
export const countProjectParts = endpoint('GET', '/x/projects/:id/counts', {
  access: 'signed-in',
  reply: {
    counts: wireObject(each(projectParts, count)),
  },
})
