import { compareNames, compareText } from '../../../../contract/name-order.ts'
import { findNormalized } from '../../../../contract/normalize-for-search.ts'
import type { Project } from '../../../../contract/projects/projects.ts'
import { choiceField, flagField, recordField, termField } from '../../../kit/search/fields.ts'
import { type SearchOf, type SortOption, searchFields } from '../../../kit/search/search-fields.ts'
import { statuses, statusWords } from '../project-words.ts'

export const projectNoun = { one: 'project', other: 'projects' }

const sorts = [
  { value: 'next', label: 'Next milestone first' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-created', label: 'Newest first' },
] as const satisfies [SortOption<string>, ...SortOption<string>[]]

/** How projects are searched, filtered and sorted. */
export const projectSearch = searchFields({
  fields: {
    term: termField({ label: 'Name contains' }),
    status: choiceField({
      param: 'status',
      label: 'Status',
      all: 'All',
      options: statuses.map((value) => ({ value, label: statusWords[value].group })),
    }),
    company: recordField({ param: 'company', label: 'Client', placeholder: 'Find a client' }),
    category: recordField({ param: 'category', label: 'Category', placeholder: 'Find a category' }),
    shared: flagField({
      param: 'shared',
      label: 'Shared with clients',
      empty: { title: 'No project is shared with clients', text: 'Add a company on the People page of a project to share it.' },
    }),
  },
  sorts,
})

export type ProjectSearch = SearchOf<typeof projectSearch>

/** The companies of clients in a project. */
const clientCompanies = ({ xCard }: Project, ownCompanyId: string) => xCard?.companies.filter(({ id }) => id !== ownCompanyId) ?? []

/** Whom a project is for: its contact, then the companies of clients in it. */
export const clientsOf = (project: Project, ownCompanyId: string) => {
  const contact = project.xCard?.contact
  const companies = clientCompanies(project, ownCompanyId).map((company) => ({ ...company, type: 'company' as const }))
  return contact ? [contact, ...companies.filter(({ id }) => id !== contact.id)] : companies
}

const byName = (a: Project, b: Project) => compareNames(a.name, b.name)
const lastDay = '9999'
const nextDeadline = ({ xCard }: Project) => xCard?.nextMilestone?.deadline ?? lastDay

const orders: Readonly<Record<ProjectSearch['sort'], (a: Project, b: Project) => number>> = {
  next: (a, b) => compareText(nextDeadline(a), nextDeadline(b)) || byName(a, b),
  name: byName,
  '-created': (a, b) => compareText(b.createdAt, a.createdAt) || byName(a, b),
}

/** Returns the projects that a search finds, in its order. The list is read as a whole, so it is searched here. */
export const findProjects = (projects: readonly Project[], search: ProjectSearch, ownCompanyId: string): Project[] => {
  const { term, status, company, category, shared, sort } = search
  return projects
    .filter(
      (project) =>
        (term === undefined || findNormalized(project.name, term)) &&
        (status === undefined || project.status === status) &&
        (category === undefined || project.categoryId === category) &&
        (company === undefined || clientsOf(project, ownCompanyId).some(({ id }) => id === company)) &&
        (!shared || clientCompanies(project, ownCompanyId).length > 0),
    )
    .sort(orders[sort])
}
