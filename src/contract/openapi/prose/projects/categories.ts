import type { Headings } from '../../../operations.ts'
import type { Prose } from '../said.ts'

const who = 'The account’s own people (403 for clients).'

export const categories: Prose<Headings['categories']> = {
  title: 'Categories of a project',
  description:
    'What the messages, files, writeboards and links of one project are sorted by. A category is for one of these types, and keeps it.',
  fields: {
    categories: 'The categories.',
    category: 'The category.',
    'category-id': ['The id of the new category.', '15'],
    id: ['The id of the category.', '15'],
    name: ['What it is called; no two of one type in a project have the same name.', 'Press'],
    type: 'What it is for: messages, files, writeboards or links.',
  },
  sent: { category: 'The category, or what is to change of it.' },
  calls: {
    listCategories: {
      summary: 'List the categories of a project',
      description:
        'By name. The path may end with a type, written with a colon before it (`/categories/:message`) or without; all types where there is none. Not paged.',
    },
    getCategory: { summary: 'Read a category', description: 'One category of a project.' },
    createCategory: { summary: 'Make a category', description: 'The `type` is needed, and stays what it is.', who },
    updateCategory: { summary: 'Rename a category', description: 'Its type does not change.', who },
    deleteCategory: {
      summary: 'Delete a category',
      description: 'Only one that nothing is in: 409 otherwise.',
      who,
      refusals: { 409: { code: 'in-use', message: 'A message is in this category. Move what is in it first.' } },
    },
  },
}
