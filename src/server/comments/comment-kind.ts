import { sql } from 'kysely'
import { excerpt } from '../html/excerpt.ts'
import type { HangsOn, Kind } from '../kinds/kind.ts'
import type { CommentRow } from '../store/rows/notes.ts'
import { seesWhatItHangsOn } from '../visibility/visibility.ts'
import { seesPrivate } from './private.ts'

const hangsOn: HangsOn<CommentRow> = {
  kind: 'resourceKind',
  id: 'resourceId',
  tables: ['notes', 'files', 'messages', 'milestones', 'writeboards', 'links', 'tasks'],
}

/** Comments: where what they are on is seen; private ones by the account's own people. A file knows itself which comments it is seen through. */
export const commentKind: Kind<CommentRow> = {
  noun: 'comment',
  titleOf: (row) => excerpt(row.body),
  sees: (actor, as, house) => sql<boolean>`(${seesPrivate(actor, as)} and ${seesWhatItHangsOn(as, hangsOn, house)})`,
  editedBy: 'author',
  recorded: 'all',
  links: { projectId: 'projects', revisionId: 'writeboardRevisions' },
  project: 'projectId',
  hangsOn,
  attachments: 'attachments',
  derived: [],
}
