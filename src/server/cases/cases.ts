import * as wire from '../../contract/cases.ts'
import type { Actor } from '../actor.ts'
import type { Route } from '../http/call.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { changeLists } from '../involved/change-lists.ts'
import { changeResponsible } from '../involved/change-responsible.ts'
import { deleteRow, describe, findEditable } from '../resources/find.ts'
import { removeEverythingOn } from '../resources/remove-everything-on.ts'
import type { WriteTx } from '../store/store.ts'
import type { CaseRow } from '../store/tables.ts'
import { changeAcl } from '../visibility/acl.ts'
import { findCase, searchCases } from './find-cases.ts'

const fields = { root: 'case', group: 'workgroup-id' } as const
const responsibleField = 'case.case-responsible-id'
const aclOf = ({ visibility, workgroupId, allowedUsers }: wire.CaseChange) => ({ visibility, groupId: workgroupId, allowedUsers })

const createCase = async (tx: WriteTx, actor: Actor, asked: wire.NewCase): Promise<CaseRow> => {
  const acl = await changeAcl(tx, actor, aclOf(asked), fields)
  const caseResponsibleId = await changeResponsible(tx, actor, null, asked.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, undefined, asked)
  const row = await tx.insert(actor, 'cases', {
    name: asked.name,
    ...acl,
    caseStatus: asked.caseStatus ?? 'open',
    statusSince: tx.now,
    caseResponsibleId,
    backgroundInfo: asked.backgroundInfo ?? '',
    ...lists,
  })
  describe(tx, 'created', 'cases', row)
  return row
}

/** The action that the history shows for a change to each status. */
const verbs = { open: 'reopened', closed: 'closed' } as const

const updateCase = async (tx: WriteTx, actor: Actor, id: string, change: wire.CaseChange) => {
  const row = await findEditable(tx, actor, 'cases', id)
  const acl = await changeAcl(tx, actor, aclOf(change), fields, row)
  const caseResponsibleId = await changeResponsible(tx, actor, row.caseResponsibleId, change.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, row, change)
  const { caseStatus = row.caseStatus } = change
  const moves = caseStatus !== row.caseStatus
  const next = await tx.update('cases', row, {
    name: change.name,
    ...acl,
    caseStatus,
    statusSince: moves ? tx.now : row.statusSince,
    caseResponsibleId,
    backgroundInfo: change.backgroundInfo,
    ...lists,
  })
  describe(tx, moves ? verbs[caseStatus] : 'updated', 'cases', next)
}

/** Deletes a case with its notes, tasks and comments. */
const deleteCase = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'cases', id, () => removeEverythingOn(tx, actor, 'cases', id))

export const caseRoutes: Route[] = [
  onPage(wire.listCases, ({ tx, actor, query, page }) => searchCases(tx, actor, query, page)),
  onOne(wire.getCase, 'case', findCase),
  onCreate(wire.createCase, 'case', 'caseId', createCase),
  onUpdate(wire.updateCase, 'cases', 'case', updateCase),
  onDelete(wire.deleteCase, 'cases', deleteCase),
]
