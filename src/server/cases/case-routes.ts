import * as wire from '../../contract/cases.ts'
import type { Route } from '../http/call.ts'
import { onCreate, onDelete, onOne, onPage, onUpdate } from '../http/on-record.ts'
import { createCase, deleteCase, updateCase } from './cases.ts'
import { findCase, searchCases } from './find-cases.ts'

export const caseRoutes: Route[] = [
  onPage(wire.listCases, ({ tx, actor, query, page }) => searchCases(tx, actor, query, page)),
  onOne(wire.getCase, 'case', findCase),
  onCreate(wire.createCase, 'case', 'caseId', createCase),
  onUpdate(wire.updateCase, 'cases', 'case', updateCase),
  onDelete(wire.deleteCase, 'cases', deleteCase),
]
