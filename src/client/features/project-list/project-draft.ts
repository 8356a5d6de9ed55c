import type { NewProject } from '../../../contract/projects/projects.ts'
import { faultMessage } from '../../../contract/wire/decode.ts'
import { filledLine } from '../../../contract/wire/values.ts'
import { clearSent } from '../../kit/create/clear-sent.ts'
import type { NewRecord } from '../../kit/create/use-create-form.ts'
import { paths } from '../../paths.ts'

interface ProjectDraft {
  name: string
  /** The id of a template; empty for a blank project. */
  templateId: string
  /** The id of a category; empty for none. */
  categoryId: string
}

const name = filledLine()

/** How a project is created. */
export const newProject: NewRecord<ProjectDraft, keyof ProjectDraft, NewProject> = {
  root: 'project',
  empty: { name: '', templateId: '', categoryId: '' },
  keys: { name: ['name'], templateId: ['templateId'], categoryId: ['categoryId'] },
  check: (draft) => {
    const wrong = faultMessage(name, draft.name)
    return wrong ? { name: wrong } : {}
  },
  toNew: ({ name: typed, templateId, categoryId }) => ({
    name: typed.trim(),
    ...(templateId && { templateId }),
    ...(categoryId && { categoryId }),
  }),
  next: clearSent('name'),
  nameOf: (project) => project.name,
  pathOf: paths.project,
}
