import * as calls from '../../../projects/categories.ts'
import { prose } from '../prose.ts'

const who = 'The account’s own users (403 for clients).'

export const categories = prose(calls, {
  title: 'Project categories',
  description: 'Categories of a project’s messages, files, writeboards or links. Each category is for one type.',
  record: ['category', '15'],
  fields: {
    categories: 'The categories.',
    name: ['The name, unique within the project and type.', 'Press'],
    type: 'The type of record: messages, files, writeboards or links.',
  },
  sent: { category: 'The category, or the fields to change.' },
  calls: {
    listCategories: {
      summary: 'List the categories of a project',
      description:
        'Returns categories by name. The path can end with a type, with a leading colon (`/categories/:message`) or without; all types if omitted. Not paged.',
    },
    getCategory: { summary: 'Get a category', description: 'Returns a category of a project.' },
    createCategory: { summary: 'Create a category', description: '`type` is required and cannot change later.', who },
    updateCategory: { summary: 'Rename a category', description: 'The type cannot change.', who },
    deleteCategory: {
      summary: 'Delete a category',
      description: 'Deletes an empty category (409 otherwise).',
      who,
      refusals: { 409: { code: 'in-use', message: 'A message uses this category. Choose another category for it first.' } },
    },
  },
})
