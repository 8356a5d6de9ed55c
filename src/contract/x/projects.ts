import { endpoint } from '../endpoint.ts'
import { idChange, listOf } from '../values.ts'
import { bodyObject } from '../wire.ts'

/** Associates companies with a project: `"7"` adds, `"-9"` removes. Administrators only (403). */
export const changeProjectCompanies = endpoint('PUT', '/x/projects/:id/companies', {
  access: 'signed-in',
  body: bodyObject({ companies: listOf(idChange) }),
})
