import { ProjectList } from '../features/projects/list/project-list.tsx'

export const Component = ProjectList
