import type { FieldSources } from '../../../kit/search/field-source.ts'
import { projectSource } from '../../projects/project-source.ts'

/** The data of the filters of my tasks. */
export const taskSources: FieldSources = { project: projectSource }
