import type { Visibility } from '../../../contract/visibility.ts'
import { joinedField, type Names } from '../resource/fields.ts'
import { audienceName } from './access.ts'
import { type Audience, type AudienceChange, changedAudience } from './audience.ts'

type GroupKey = 'groupId' | 'workgroupId'
type Restricted<K extends GroupKey> = { visibility: Visibility; allowedUsers?: string[] | undefined } & { [P in K]?: string | undefined }

const inWords = (audience: Audience, { groups, nameOf }: Names) =>
  audience.visibility === 'selected-people' ? (audience.allowedUsers ?? []).map(nameOf).join(', ') : audienceName(audience, groups)

/** Describes the visibility of a record, whatever the interface calls its workgroup. */
export const audienceField = <R extends Restricted<K>, K extends GroupKey>(groupKey: K) => {
  const audienceOf = (record: R): Audience => ({ ...record, groupId: record[groupKey] })
  return joinedField<R>({
    label: 'visibility',
    keys: ['visibility', groupKey, 'allowedUsers'],
    text: (record, names) => inWords(audienceOf(record), names),
    apply: (record, parts) => {
      const change = parts as AudienceChange & { [P in K]?: string }
      const { groupId, ...audience } = changedAudience(audienceOf(record), {
        ...change,
        ...(change[groupKey] && { groupId: change[groupKey] }),
      })
      const { [groupKey]: _, allowedUsers: __, ...rest } = record
      return { ...rest, ...audience, ...(groupId && { [groupKey]: groupId }) } as unknown as R
    },
  })
}
