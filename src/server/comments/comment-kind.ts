import { sql } from 'kysely'
import type { HangsOn, Kind } from '../kinds/kind.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import type { TableName } from '../store/tables.ts'
import { seesWhatItHangsOn } from '../visibility/visibility.ts'
import { seesPrivate } from './private.ts'

const hangsOn: HangsOn<CommentRow> = {
  kind: 'resourceKind',
  id: 'resourceId',
  tables: ['notes', 'files', 'messages', 'milestones', 'writeboards', 'links', 'tasks'],
}

/** A file that is attached to a comment on a file is seen through that; of the file commented on, its comments are then left out. */
const again: TableName[] = ['files']

/** Comments: where what they are on is seen; private ones by the account's own people. */
export const commentKind: Kind<CommentRow> = {
  noun: 'comment',
  titleOf: (row) => row.body.slice(0, 80),
  sees: (actor, as, house) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesWhatItHangsOn(as, hangsOn, house, again)})`,
  editedBy: 'author',
  recorded: 'all',
  links: { projectId: 'projects', revisionId: 'writeboardRevisions' },
  project: 'projectId',
  hangsOn,
  attachments: 'attachments',
  derived: [],
}
