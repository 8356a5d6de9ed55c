import { listAddress, listName } from '../../kit/list/list-memory.ts'
import { paths } from '../../paths.ts'

/** The address of the links of a project as they were last seen. */
export const linkListAddress = (projectId: string): string => listAddress(listName('links', projectId), paths.projectLinks(projectId))
