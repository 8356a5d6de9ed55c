import type { ClientsMay, NewProject } from '../../../../contract/projects/projects.ts'
import { faultMessage } from '../../../../contract/wire/decode.ts'
import { filledLine } from '../../../../contract/wire/values.ts'
import { currentTime } from '../../../clock.ts'
import { clearSent } from '../../../kit/create/clear-sent.ts'
import type { NewRecord } from '../../../kit/create/use-create-form.ts'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import { paths } from '../../../paths.ts'
import { dateFault } from '../../../ui/dates/parse-date.ts'

interface ProjectDraft {
  name: string
  /** The id of a template; empty for a blank project. */
  templateId: string
  /** The first day of a copied template, as it is typed; empty for today. */
  startDate: string
  /** The id of a category; empty for none. */
  categoryId: string
  /** A company that sees the project. */
  client?: { id: string; label: string } | undefined
  clientsMay: ClientsMay
}

const name = filledLine()

/** The first day as it is sent; nothing for today. */
const startOf = (typed: string) => {
  const day = dateFormat.parse(typed)
  return day ? { xStartDate: day } : {}
}

/** How a project is created. */
export const newProject: NewRecord<ProjectDraft, keyof ProjectDraft, NewProject> = {
  root: 'project',
  empty: { name: '', templateId: '', startDate: '', categoryId: '', client: undefined, clientsMay: 'comment' },
  keys: {
    name: ['name'],
    templateId: ['templateId'],
    startDate: ['xStartDate'],
    categoryId: ['categoryId'],
    client: ['xCompanies'],
    clientsMay: ['xClientsMay'],
  },
  check: (draft) => {
    const wrong = faultMessage(name, draft.name)
    const start = draft.startDate.trim()
    const startFault =
      draft.templateId && start !== '' && dateFormat.parse(start) === undefined ? dateFault(start, currentTime()) : undefined
    return { ...(wrong && { name: wrong }), ...(startFault && { startDate: startFault }) }
  },
  toNew: ({ name: typed, templateId, startDate, categoryId, client, clientsMay }) => ({
    name: typed.trim(),
    xClientsMay: clientsMay,
    ...(templateId && { templateId, ...startOf(startDate) }),
    ...(categoryId && { categoryId }),
    ...(client && { xCompanies: [client.id] }),
  }),
  next: (now, sent) => ({ ...clearSent('name')(now, sent), client: undefined }),
  nameOf: (project) => project.name,
  pathOf: paths.project,
}
