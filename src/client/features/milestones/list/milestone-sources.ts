import { responsibleSource } from '../../../kit/people/responsible.ts'
import type { FieldSources } from '../../../kit/search/field-source.ts'
import { projectSource } from '../../projects/project-source.ts'

/** The data of the filters of milestones. */
export const milestoneSources: FieldSources = { responsible: responsibleSource, project: projectSource }
