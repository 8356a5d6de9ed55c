import * as calls from '../../../x/named-categories.ts'
import { prose } from '../prose.ts'

const who = 'Administrators only (403).'
const list = (what: string) => ({ summary: `List the categories of ${what}`, description: 'Returns categories by name. Not paged.' })
const create = (what: string) => ({
  summary: `Create a category of ${what}`,
  description: 'The name must be unique.',
  who,
  refusals: { 403: { code: 'forbidden', message: 'Only an administrator can add categories for the workspace.' } },
})
const update = (what: string) => ({ summary: `Rename a category of ${what}`, description: 'Records stay in the category.', who })
const remove = (what: string, one: string) => ({
  summary: `Delete a category of ${what}`,
  description: 'Deletes a category that nothing uses (409 otherwise).',
  who,
  refusals: { 409: { code: 'in-use', message: `A${one} uses this category. Choose another category for it first.` } },
})

export const workspaceCategories = prose(calls, {
  title: 'Workspace categories',
  description: 'Categories of deals, expenses and projects, shared by the workspace.',
  fields: {
    categories: 'The categories.',
    'category-id': ['The id of the new category.', '15'],
    id: ['The id of the category.', '15'],
    name: ['The name of the category.', 'Travel'],
  },
  sent: { category: 'The category, or the fields to change.' },
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
})
