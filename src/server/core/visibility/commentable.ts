import type { TableName } from '../store/tables.ts'

/** The tables whose rows can have comments. */
export const commentable: TableName[] = ['notes', 'files', 'messages', 'milestones', 'writeboards', 'links', 'tasks']
