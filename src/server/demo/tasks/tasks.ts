import { type PlaceOf, place } from '../told/customers.ts'
import type { Moments } from '../told/moments.ts'
import { type DemoTask, type DemoTaskList, tasksOf } from '../told/tasks.ts'
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
  ...fjordlysLists.flatMap(([list, , told]) => tasksOf(told, { kind: 'list', project: 'fjordlys-booking', list }, 'jonas', moments)),
  ...tasksOf(fjordlysInbox, { kind: 'inbox', project: 'fjordlys-booking' }, 'jonas', moments),
  ...lists.flatMap(([project, list, told]) => tasksOf(told, { kind: 'list', project, list }, 'jonas', moments)),
  ...onContacts.flatMap(([contact, by, told]) => tasksOf(told, { kind: 'contact', contact: place(contact, placeOf) }, by, moments)),
  ...onDeals.flatMap(([deal, by, told]) => tasksOf(told, { kind: 'deal', name: deal }, by, moments)),
  ...onCases.flatMap(([name, by, told]) => tasksOf(told, { kind: 'case', name }, by, moments)),
  ...ofTheirOwn.flatMap(([person, told]) => tasksOf(told, { kind: 'personal', person }, person, moments)),
]
