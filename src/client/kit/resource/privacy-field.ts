import { joinedField } from './fields.ts'

/** Describes whether a record of a project is private, which is `key` of the record and of a change. */
export const privacyField = <R extends object>(key: keyof R & string) =>
  joinedField<R>({
    label: 'visibility',
    keys: [key],
    text: (record) => (record[key] ? 'Private' : 'Everyone in the project'),
  })
