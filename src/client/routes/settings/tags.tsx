import { TagList } from '../../features/contacts/tag-list.tsx'

export const Component = TagList
