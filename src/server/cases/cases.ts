import type { CaseChange, NewCase } from '../../contract/cases.ts'
import type { Actor } from '../actor.ts'
import { refuseUnusableFiles } from '../files/attachments.ts'
import { changeIds } from '../id-list.ts'
import { changeResponsible } from '../involved/change-responsible.ts'
import { changeInvolved } from '../involved/involved-people.ts'
import { deleteRow, describe, findEditable } from '../kinds/find.ts'
import { removeEverythingOn } from '../kinds/remove-everything-on.ts'
import type { CaseRow } from '../store/rows/cases.ts'
import type { WriteTx } from '../store/store.ts'
import { changeGuard } from '../visibility/guard.ts'

const fields = { root: 'case', group: 'workgroup-id' } as const
const responsibleField = 'case.case-responsible-id'
const guardOf = ({ visibility, workgroupId, allowedUsers }: CaseChange) => ({ visibility, groupId: workgroupId, allowedUsers })

/** The files and people of a case after a request. */
const changeLists = async (
  tx: WriteTx,
  actor: Actor,
  before: Pick<CaseRow, 'attachment' | 'involvedPeople'>,
  change: CaseChange,
  creating: boolean,
) => {
  const files = JSON.parse(before.attachment) as string[]
  const attachment = changeIds(files, change.attachment, 'case.attachment', creating)
  const involvedPeople = await changeInvolved(tx, actor, before.involvedPeople, change.involvedPeople, 'case.involved-people', creating)
  await refuseUnusableFiles(tx, actor, change.attachment, files, 'case.attachment')
  return { attachment: JSON.stringify(attachment), involvedPeople }
}

export const createCase = async (tx: WriteTx, actor: Actor, asked: NewCase): Promise<CaseRow> => {
  const guard = await changeGuard(tx, actor, guardOf(asked), fields)
  const caseResponsibleId = await changeResponsible(tx, actor, null, asked.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, { attachment: '[]', involvedPeople: '[]' }, asked, true)
  const row = await tx.insert(actor, 'cases', {
    name: asked.name,
    ...guard,
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

export const updateCase = async (tx: WriteTx, actor: Actor, id: string, change: CaseChange) => {
  const row = await findEditable(tx, actor, 'cases', id)
  const guard = await changeGuard(tx, actor, guardOf(change), fields, row)
  const caseResponsibleId = await changeResponsible(tx, actor, row.caseResponsibleId, change.caseResponsibleId, responsibleField)
  const lists = await changeLists(tx, actor, row, change, false)
  const { caseStatus = row.caseStatus } = change
  const moves = caseStatus !== row.caseStatus
  const next = await tx.update('cases', row, {
    name: change.name,
    ...guard,
    caseStatus,
    statusSince: moves ? tx.now : row.statusSince,
    caseResponsibleId,
    backgroundInfo: change.backgroundInfo,
    ...lists,
  })
  describe(tx, moves ? verbs[caseStatus] : 'updated', 'cases', next)
}

/** Deletes a case with its notes, tasks and comments. */
export const deleteCase = (tx: WriteTx, actor: Actor, id: string) =>
  deleteRow(tx, actor, 'cases', id, () => removeEverythingOn(tx, actor, 'cases', id))
