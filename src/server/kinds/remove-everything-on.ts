import type { Actor } from '../actor.ts'
import { removeNotesOf } from '../notes/remove-notes.ts'
import type { NoteRow } from '../store/rows/notes.ts'
import type { WriteTx } from '../store/store.ts'
import { removeTasksOf } from '../tasks/remove-tasks.ts'
import { customerSide } from '../tasks/task-owner.ts'

/** The kinds of record that other things hang on and go with. */
export type Carrier = NoteRow['ownerKind']

/** Takes out everything that hangs on a record that goes, seen by the actor or not. */
export const removeEverythingOn = async (tx: WriteTx, actor: Actor, kind: Carrier, id: string) => {
  await removeNotesOf(tx, actor, kind, id)
  await removeTasksOf(tx, actor, customerSide(kind, id))
}
