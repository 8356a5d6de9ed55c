import {
  type Case,
  type CaseChange,
  createCase,
  deleteCase,
  getCase,
  listCases,
  type NewCase,
  updateCase,
} from '../../../contract/cases.ts'
import { currentTime } from '../../clock.ts'
import { responsibleQuery } from '../../kit/people/responsible.ts'
import { codedField, type Fields, idsField, optionalField, textField } from '../../kit/resource/fields.ts'
import { resource } from '../../kit/resource/resource.ts'
import { sinceMoment } from '../../kit/search/since.ts'
import { audienceField } from '../../kit/visibility/audience-field.ts'
import { api, send } from '../../lib/api.ts'
import { type CaseSearch, caseSearch } from './case-search.ts'

const queryOf = ({ term, responsible, contact, company, visibility, withoutTask, since, status, sort }: CaseSearch) => ({
  ...(status && { status }),
  ...(term && { xTerm: term }),
  ...responsibleQuery(responsible),
  ...(contact && { xContact: contact }),
  ...(company && { xCompany: company }),
  ...(withoutTask && { xWithoutTask: true }),
  ...(visibility && { xVisibility: visibility }),
  ...(since && { xSince: sinceMoment(since, currentTime()) }),
  xSort: sort,
  xCount: true,
})

const fields: Fields<Case> = [
  textField('name', 'name'),
  codedField('caseStatus', 'status'),
  optionalField('caseResponsibleId', 'responsible user', ({ caseResponsibleId }, { nameOf }) =>
    caseResponsibleId ? nameOf(caseResponsibleId) : '',
  ),
  textField('backgroundInfo', 'background'),
  audienceField<Case, 'workgroupId'>('workgroupId'),
  idsField('attachment'),
  idsField('involvedPeople'),
]

/** Cases: how they are listed, read and written. */
export const caseResource = resource<Case, CaseSearch, NewCase, CaseChange>({
  name: 'cases',
  list: async (search, call) => {
    const { cases, continuedAt, xTotal } = await api(listCases, { query: queryOf(search), ...call })
    return { rows: cases, continuedAt, total: xTotal }
  },
  get: async (id, { signal }) => {
    const { reply, etag } = await send(getCase, { params: { id }, signal })
    return { ...reply.case, etag }
  },
  create: async (record, headers) => {
    const { reply, changeId } = await send(createCase, { body: { case: record }, headers })
    return { id: reply.caseId, changeId }
  },
  update: (id, change, headers) => send(updateCase, { params: { id }, body: { case: change }, headers }),
  remove: (id, headers) => send(deleteCase, { params: { id }, headers }),
  fields,
  titleOf: ({ name }) => name,
  everything: caseSearch.everything,
  isFiltered: caseSearch.isFiltered,
})
