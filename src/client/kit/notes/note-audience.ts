import type { Note, NoteChange } from '../../../contract/notes/notes.ts'
import { type Audience, type AudienceChange, changedAudience } from '../visibility/audience.ts'

export const audienceOf = ({ visibility, workgroupId, allowedUsers }: Note): Audience => ({
  visibility,
  groupId: workgroupId,
  allowedUsers,
})

/** The fields of a note for an audience; here the workgroup has the name that notes give it. */
export const audienceFields = ({ visibility, groupId, allowedUsers }: AudienceChange | Audience) => ({
  visibility,
  ...(visibility === 'group' && groupId ? { workgroupId: groupId } : {}),
  ...(visibility === 'selected-people' && allowedUsers ? { allowedUsers: [...allowedUsers] } : {}),
})

/** What is sent and what is shown when another audience is chosen for a note. */
export const audienceUpdate = (note: Note, change: AudienceChange): { change: NoteChange; shown: Partial<Note> } => ({
  change: audienceFields(change),
  shown: audienceFields(changedAudience(audienceOf(note), change)),
})
