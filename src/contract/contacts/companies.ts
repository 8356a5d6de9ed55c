import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { id, text } from '../wire/values.ts'
import { wireObject } from '../wire/wire.ts'

/** A contact of type company, with the same id. */
export const company = wireObject({ id, name: text })
export type Company = z.output<typeof company>

const companies = { companies: z.array(company) }
/** The companies that the user can see, by name; not paged. */
export const listCompanies = endpoint('GET', '/companies', { access: 'signed-in', reply: companies })
export const listProjectCompanies = endpoint('GET', '/projects/:projectId/companies', { access: 'signed-in', reply: companies })
export const getCompany = endpoint('GET', '/companies/:id', { access: 'signed-in', reply: { company } })
