import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { everybody } from '../store/conditions.ts'
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

/** Counts the rows of a project: all of them, or those that match. */
export const inProject =
  (which: RawBuilder<unknown> = everybody) =>
  (_: Actor, projectId: string) =>
    sql`"projectId" = ${projectId} and ${which}`
/** Matches rows that are not completed. */
export const isOpen = sql`"completedAt" = ''`
