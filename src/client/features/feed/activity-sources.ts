import { userSource } from '../../kit/people/user-source.ts'
import type { FieldSources } from '../../kit/search/field-source.ts'
import { projectSource } from '../projects/project-source.ts'

/** The data of the filters: every user, including clients and deactivated people. */
export const activitySources: FieldSources = { person: userSource(), project: projectSource }
