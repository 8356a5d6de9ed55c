import { sql } from 'kysely'
import { excerpt } from '../html/excerpt.ts'
import type { HangsOn, Kind } from '../kinds/kind.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import { seesGuarded, seesWhatItHangsOn } from '../visibility/visibility.ts'

const hangsOn: HangsOn<NoteRow> = { kind: 'ownerKind', id: 'ownerId', tables: ['contacts', 'deals', 'cases'] }

/** Notes: their own visibility, and that of what they hang on. */
export const noteKind: Kind<NoteRow> = {
  noun: 'note',
  titleOf: (row) => excerpt(row.body),
  sees: (actor, as, house) => sql<boolean>`(${seesGuarded(actor, as)} and ${seesWhatItHangsOn(as, hangsOn, house)})`,
  editedBy: 'author',
  recorded: 'all',
  links: { groupId: 'workgroups' },
  hangsOn,
  attachments: 'attachments',
  derived: [],
}
