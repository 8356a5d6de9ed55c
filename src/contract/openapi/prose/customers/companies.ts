import * as calls from '../../../contacts/companies.ts'
import { prose } from '../prose.ts'

export const companies = prose(calls, {
  title: 'Companies',
  description: 'The contacts of type `company`, with the same ids, by name. Create, update and delete them as contacts.',
  fields: {
    companies: 'The companies.',
    company: 'The company.',
    id: ['The id of the company, which is also its contact id.', '14'],
    name: ['The name of the company.', 'Fjordlys'],
  },
  calls: {
    listCompanies: {
      summary: 'List companies',
      description:
        'Returns the workspace’s own company and every company with a contact that you can see. Clients see the workspace’s own company, their own, and the companies that share a project with theirs. Not paged.',
    },
    listProjectCompanies: {
      summary: 'List the companies of a project',
      description:
        'Returns the companies that take part in the project and whose contact you can see. `PUT /x/projects/{id}/companies` changes them. Not paged.',
    },
    getCompany: { summary: 'Get a company', description: 'Returns the name of a company.' },
  },
})
