import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

const who = 'Administrators only (403).'
const list = (what: string) => ({ summary: `List the categories of ${what}`, description: 'By name. Not paged.' })
const create = (what: string) => ({
  summary: `Make a category of ${what}`,
  description: 'No two of them have the same name.',
  who,
  refusals: { 403: { code: 'forbidden', message: 'Only an administrator makes categories for the workspace.' } },
})
const update = (what: string) => ({ summary: `Rename a category of ${what}`, description: 'What is in it stays in it.', who })
const remove = (what: string, one: string) => ({
  summary: `Delete a category of ${what}`,
  description: 'Only one that nothing is in: 409 otherwise.',
  who,
  refusals: { 409: { code: 'in-use', message: `A${one} is in this category. Move what is in it first.` } },
})

export const workspaceCategories: Prose<Headings['workspace-categories']> = {
  title: 'Categories of the workspace',
  description: 'What deals, expenses and projects are sorted by, the same for all of the workspace.',
  fields: {
    categories: 'The categories.',
    'category-id': ['The id of the new category.', '15'],
    id: ['The id of the category.', '15'],
    name: ['What it is called.', 'Travel'],
  },
  sent: { category: 'The category, or what is to change of it.' },
  calls: {
    'dealCategories.list': list('deals'),
    'dealCategories.create': create('deals'),
    'dealCategories.update': update('deals'),
    'dealCategories.remove': remove('deals', ' deal'),
    'expenseCategories.list': list('expenses'),
    'expenseCategories.create': create('expenses'),
    'expenseCategories.update': update('expenses'),
    'expenseCategories.remove': remove('expenses', 'n expense'),
    'projectCategories.list': list('projects'),
    'projectCategories.create': create('projects'),
    'projectCategories.update': update('projects'),
    'projectCategories.remove': remove('projects', ' project'),
  },
}
