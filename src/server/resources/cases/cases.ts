import * as wire from '../../../contract/cases.ts'
import type { Actor } from '../../core/actor.ts'
import type { Route } from '../../core/http/call.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../../core/http/on-record.ts'
import { createRow, updateRow } from '../../core/rows/rows.ts'
import type { WriteTx } from '../../core/store/store.ts'
import type { CaseRow } from '../../core/store/tables.ts'
import { changeAcl } from '../../core/visibility/acl.ts'
import { changeLists } from '../involved/change-lists.ts'
import { changeResponsible } from '../involved/change-responsible.ts'
import { findCase, searchCases } from './find-cases.ts'

const fields = { root: 'case', group: 'workgroup-id' } as const
const responsibleField = 'case.case-responsible-id'

const createCase = async (tx: WriteTx, actor: Actor, asked: wire.NewCase): Promise<CaseRow> => {
  const acl = await changeAcl(tx, actor, asked, fields)
  const caseResponsibleId = await changeResponsible(tx, actor, null, asked.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, undefined, asked)
  return createRow(tx, actor, 'cases', {
    name: asked.name,
    ...acl,
    caseStatus: asked.caseStatus ?? 'open',
    statusSince: tx.now,
    caseResponsibleId,
    backgroundInfo: asked.backgroundInfo ?? '',
    ...lists,
  })
}

const updateCase = async (tx: WriteTx, actor: Actor, row: CaseRow, change: wire.CaseChange) => {
  const acl = await changeAcl(tx, actor, change, fields, row)
  const caseResponsibleId = await changeResponsible(tx, actor, row.caseResponsibleId, change.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, row, change)
  const { caseStatus = row.caseStatus } = change
  const moves = caseStatus !== row.caseStatus
  const patch = {
    name: change.name,
    ...acl,
    caseStatus,
    statusSince: moves ? tx.now : row.statusSince,
    caseResponsibleId,
    backgroundInfo: change.backgroundInfo,
    ...lists,
  }
  await updateRow(tx, 'cases', row, patch, moves ? wire.caseVerbs[caseStatus] : 'updated')
}

export const caseRoutes: Route[] = [
  onPage(wire.listCases, ({ tx, actor, query, page }) => searchCases(tx, actor, query, page)),
  onOne(wire.getCase, 'case', findCase),
  onCreate(wire.createCase, 'case', 'caseId', createCase),
  onUpdate(wire.updateCase, 'cases', 'case', updateCase),
  onDelete(wire.deleteCase, 'cases'),
]
