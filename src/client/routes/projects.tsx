import { ProjectList } from '../features/project-list/project-list.tsx'

export const Component = ProjectList
