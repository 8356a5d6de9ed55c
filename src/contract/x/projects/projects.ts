import { endpoint } from '../../wire/endpoint.ts'
import { idChange, listOf } from '../../wire/values.ts'
import { bodyObject } from '../../wire/wire.ts'

/** Associates companies with a project: `"7"` adds, `"-9"` removes. Administrators only (403). */
export const changeProjectCompanies = endpoint('PUT', '/x/projects/:id/companies', {
  access: 'signed-in',
  body: bodyObject({ companies: listOf(idChange) }),
})
