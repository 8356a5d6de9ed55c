import { faultMessage } from '../../../contract/wire/decode.ts'
import type { Schema } from '../../../contract/wire/wire.ts'
import type { RecordEdit } from '../record/use-record-edit.ts'
import type { Versioned } from '../resource/resource.ts'
import type { TitleParts } from './title-edit.tsx'
import { type Editor, useEditor } from './use-editor.ts'

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
