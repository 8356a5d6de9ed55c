import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

export const companies: Prose<Headings['companies']> = {
  title: 'Companies',
  description: 'The contacts of type `company` under the same ids, by name. They are made, changed and deleted as contacts.',
  fields: {
    companies: 'The companies.',
    company: 'The company.',
    id: ['The id, which is also that of the contact.', '14'],
    name: ['What it is called.', 'Fjordlys'],
  },
  calls: {
    listCompanies: {
      summary: 'List the companies',
      description:
        'Those whose contact you see, and the workspace’s own. A client sees that, their own, and those in a project together with theirs. Not paged.',
    },
    listProjectCompanies: {
      summary: 'List the companies of a project',
      description:
        'Those that take part in the project, of which you see the contact. `PUT /x/projects/{id}/companies` changes who does. Not paged.',
    },
    getCompany: { summary: 'Read a company', description: 'The name of one company.' },
  },
}
