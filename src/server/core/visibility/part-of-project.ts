import type { ResourceDefinition } from '../store/definitions/resource-definition.ts'
import { seesProject } from './visibility.ts'

type Own<Row> = Partial<ResourceDefinition<Row>> & Pick<ResourceDefinition<Row>, 'noun' | 'titleOf' | 'rights'>

/** Creates the definition of a resource that belongs to a project and is visible with it by default. */
export const partOfProject = <Row extends { projectId: string }>({ links, ...own }: Own<Row>): ResourceDefinition<Row> => ({
  sees: seesProject,
  links: { projectId: 'projects', ...links },
  project: 'projectId',
  ...own,
})
