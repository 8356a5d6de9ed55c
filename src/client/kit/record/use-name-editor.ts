import { faultMessage } from '../../../contract/wire/decode.ts'
import type { Schema } from '../../../contract/wire/wire.ts'
import type { TitleParts } from '../edit/title-edit.tsx'
import { type Editor, useEditor } from '../edit/use-editor.ts'
import type { Versioned } from '../resource/resource.ts'
import type { RecordEdit } from './use-record-edit.ts'

/** The editor of a record's name. `schema` checks it with the messages of the service. */
export const useNameEditor = <R extends { name: string }>(
  edit: RecordEdit<R, { name?: string }>,
  schema: Schema<string>,
): Editor<TitleParts> =>
  useEditor<TitleParts, Versioned<R>>({
    value: { name: edit.record.name },
    record: edit.record,
    draftKey: edit.draftKey('name'),
    validate: ({ name = '' }) => {
      const message = faultMessage(schema, name)
      return message === undefined ? undefined : { message, part: 'name' }
    },
    onSave: ({ name = '' }, from) => edit.save({ name }, from, { message: `Renamed to ${name}` }),
  })
