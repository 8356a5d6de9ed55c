import { type PlaceOf, place } from '../model/customers.ts'
import type { Moments } from '../model/moments.ts'
import { type DemoTask, type DemoTaskList, tasksOf } from '../model/tasks.ts'
import { ofTheirOwn, onCases, onContacts, onDeals } from './customers.ts'
import { fjordlysInbox, fjordlysLists } from './fjordlys.ts'
import { lists } from './lists.ts'

/** The task lists of the agency's projects. */
export const taskLists = (): DemoTaskList[] => [
  ...fjordlysLists.map(([name, milestone]) => ({ project: 'fjordlys-booking', name, ...(milestone ? { milestone } : {}) })),
  ...lists.map(([project, name]) => ({ project, name })),
]

/** All open and completed tasks of the agency, in order. */
export const tasks = (moments: Moments, placeOf: PlaceOf): DemoTask[] => [
  ...fjordlysLists.flatMap(([list, , lines]) => tasksOf(lines, { kind: 'list', project: 'fjordlys-booking', list }, 'jonas', moments)),
  ...tasksOf(fjordlysInbox, { kind: 'inbox', project: 'fjordlys-booking' }, 'jonas', moments),
  ...lists.flatMap(([project, list, lines]) => tasksOf(lines, { kind: 'list', project, list }, 'jonas', moments)),
  ...onContacts.flatMap(([contact, by, lines]) => tasksOf(lines, { kind: 'contact', contact: place(contact, placeOf) }, by, moments)),
  ...onDeals.flatMap(([deal, by, lines]) => tasksOf(lines, { kind: 'deal', name: deal }, by, moments)),
  ...onCases.flatMap(([name, by, lines]) => tasksOf(lines, { kind: 'case', name }, by, moments)),
  ...ofTheirOwn.flatMap(([person, lines]) => tasksOf(lines, { kind: 'personal', person }, person, moments)),
]
