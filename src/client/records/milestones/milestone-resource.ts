import { useInfiniteQuery } from '@tanstack/react-query'
import {
  createMilestone,
  deleteMilestone,
  getMilestone,
  listAllMilestones,
  listMilestones,
  type MilestoneChange,
  type Milestone as MilestoneOnWire,
  type NewMilestone,
  updateMilestone,
} from '../../../contract/projects/milestones.ts'
import { codedField, type Fields, joinedField, optionalField, textField } from '../../kit/resource/fields.ts'
import { resource } from '../../kit/resource/resource.ts'
import { sourceByName } from '../../kit/search/find-by-name.ts'
import { api, send } from '../../lib/api.ts'

/** A milestone. The list of all projects also says the name of its project. */
export type Milestone = MilestoneOnWire & { readonly projectName?: string }

/** The milestones of one project, or of all visible projects. */
export interface MilestoneScope {
  readonly projectId?: string | undefined
}

/** A milestone to add to a project. */
export type MilestoneToAdd = NewMilestone & { readonly projectId: string }

const fields: Fields<Milestone> = [
  textField('title', 'title'),
  codedField('deadline', 'date'),
  optionalField('responsibleId', 'responsible user', ({ responsibleId }, { nameOf }) => (responsibleId ? nameOf(responsibleId) : '')),
  joinedField<Milestone>({ label: 'state', keys: ['completedAt'], text: ({ completedAt }) => (completedAt ? 'Completed' : 'Open') }),
]

/** Milestones: how they are listed, read and written. Filtering by state happens in the browser, without a request. */
export const milestoneResource = resource<Milestone, MilestoneScope, MilestoneToAdd, MilestoneChange>({
  name: 'milestones',
  wholeLists: true,
  list: async ({ projectId }, { signal }) => {
    const { milestones } = projectId
      ? await api(listMilestones, { params: { projectId }, signal })
      : await api(listAllMilestones, { query: { filter: 'all' }, signal })
    return { rows: milestones, total: milestones.length }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getMilestone, { params: { id }, signal })
    return { ...reply.milestone, etag }
  },
  create: async ({ projectId, ...milestone }, headers) => {
    const { reply, changeId } = await send(createMilestone, { params: { projectId }, body: { milestone }, headers })
    return { id: reply.milestoneId, changeId }
  },
  update: (id, change, headers) => send(updateMilestone, { params: { id }, body: { milestone: change }, headers }),
  remove: (id, headers) => send(deleteMilestone, { params: { id }, headers }),
  fields,
  titleOf: ({ title }) => title,
  everything: {},
  isFiltered: () => false,
})

const none: never[] = []

/** Returns the milestones of a project, by date. Nothing is requested without a project. */
export const useMilestonesOf = (projectId: string | undefined): readonly Milestone[] =>
  useInfiniteQuery({ ...milestoneResource.list({ projectId }), enabled: projectId !== undefined }).data?.pages[0]?.rows ?? none

/** The data of a choice among the milestones of a project. */
export const milestoneSourceOf = (projectId: string) =>
  sourceByName(async (client, freshness) => {
    const { pages } = await client.fetchInfiniteQuery({ ...milestoneResource.list({ projectId }), ...freshness })
    return pages.flatMap(({ rows }) => rows.map(({ id, title }) => ({ id, name: title })))
  })
