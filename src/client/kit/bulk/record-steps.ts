import type { Row } from '../resource/list-page.ts'
import type { AnyResource, Resource } from '../resource/resource.ts'
import { ifThere } from '../resource/use-write.ts'
import type { Audience, AudienceChange } from '../visibility/audience.ts'
import { audienceChange } from './audience-panel.tsx'
import type { BulkStep } from './bulk-job.ts'
import type { BulkVerb } from './bulk-words.ts'

/** Bulk edits apply to the current version, whichever it is. */
const anyVersion = '*'

/** Makes one change to every record. */
export const changeStep = <R extends Row, S, New, Change extends object>(
  resource: Resource<R, S, New, Change>,
  records: readonly R[],
  changeOf: (record: R) => Change,
  verb: BulkVerb,
): BulkStep<R> => ({
  records,
  verb,
  write: (record, changeGroup) => resource.update(record.id, changeOf(record), { ifMatch: anyVersion, changeGroup }),
  edit: (record) => resource.applyChange(record, changeOf(record)),
})

/** Deletes every record. */
export const deleteStep = <R extends Row>(resource: AnyResource<R>, records: readonly R[]): BulkStep<R> => ({
  records,
  verb: { done: 'deleted', short: 'deleted', act: 'delete' },
  write: ({ id }, changeGroup) => ifThere(resource.remove(id, { changeGroup })),
})

/** Makes exactly this audience see every record. `name` is what the audience is called; `toChange` writes it in the record's own keys. */
export const audienceStep = <R extends Row, S, New, Change extends object>(
  resource: Resource<R, S, New, Change>,
  records: readonly R[],
  audience: Audience,
  { name, audienceOf, toChange }: { name: string; audienceOf: (record: R) => Audience; toChange: (change: AudienceChange) => Change },
): BulkStep<R> =>
  changeStep(resource, records, (record) => toChange(audienceChange(audienceOf(record), audience)), {
    done: `now visible to ${name}`,
    short: 'changed',
    act: 'change',
  })
