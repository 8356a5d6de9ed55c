import { responsibleSource } from '../../../kit/people/responsible.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { companySource, contactSource } from '../../../records/contacts/contact-finder.ts'

/** The data of the case filters. */
export const caseSources: FieldSources = { contact: contactSource, company: companySource, responsible: responsibleSource }
