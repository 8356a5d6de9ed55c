import type { Kind } from '../kinds/kind.ts'
import { seesProject } from '../visibility/visibility.ts'

type Own<Row> = Partial<Kind<Row>> & Pick<Kind<Row>, 'noun' | 'titleOf' | 'editedBy'>

/** A kind whose rows are part of a project: unless it says otherwise, read by who sees that. */
export const partOfProject = <Row extends { projectId: string }>({ links, ...own }: Own<Row>): Kind<Row> => ({
  sees: seesProject,
  links: { projectId: 'projects', ...links },
  project: 'projectId',
  derived: [],
  ...own,
})
