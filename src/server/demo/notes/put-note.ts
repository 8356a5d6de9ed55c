import type { NoteRow } from '../../core/store/tables.ts'
import type { Filling } from '../model/filling.ts'
import type { DemoWritten } from '../model/types.ts'

/** Writes a note on a record with its comments. */
export const putNote = async (note: DemoWritten, ownerKind: NoteRow['ownerKind'], ownerId: string, filling: Filling) => {
  const { put, person, filesOf, aclOf } = filling
  const { body, date } = note
  const values = { ownerKind, ownerId, body, date, ...aclOf(note), attachments: filesOf(note.attachments) }
  const { id } = await put('notes', person(note.author), values, note.createdAt)
  for (const { body, isPrivate, attachments, author, createdAt } of note.comments) {
    const on = { resourceKind: 'notes', resourceId: id, projectId: null, revisionId: null }
    await put(
      'comments',
      person(author),
      { ...on, body, html: '', isPrivate: isPrivate ? 1 : 0, attachments: filesOf(attachments) },
      createdAt,
    )
  }
}
