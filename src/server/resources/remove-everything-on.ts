import type { Actor } from '../actor.ts'
import { removeNotesOf } from '../notes/remove-notes.ts'
import type { WriteTx } from '../store/store.ts'
import type { NoteRow } from '../store/tables.ts'
import { removeTasksOf } from '../tasks/remove-tasks.ts'
import { customerSide } from '../tasks/task-owner.ts'

/** The resources that have notes and tasks. */
export type NotesAndTasksOwner = NoteRow['ownerKind']

/** Deletes all notes and tasks of a deleted record, including hidden ones. */
export const removeEverythingOn = async (tx: WriteTx, actor: Actor, kind: NotesAndTasksOwner, id: string) => {
  await removeNotesOf(tx, actor, kind, id)
  await removeTasksOf(tx, actor, customerSide(kind, id))
}
