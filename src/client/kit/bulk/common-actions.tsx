import { IconEye, IconUser } from '@tabler/icons-react'
import type { Noun } from '../../ui/text/noun.ts'
import { findResponsible, unassigned } from '../people/responsible.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import { PickPanel } from '../search/panels/pick-panel.tsx'
import type { Audience, AudienceChange } from '../visibility/audience.ts'
import { AudiencePanel } from './audience-panel.tsx'
import type { BulkAction } from './bulk-action.tsx'
import type { BulkStep } from './bulk-job.ts'
import { audienceStep, changeStep } from './record-steps.ts'

interface Selected<R extends Row, S, New, Change extends object> {
  resource: Resource<R, S, New, Change>
  records: readonly R[]
  run: (step: BulkStep<R>) => void
}

/** Assigns the selected records to a user. `toChange` gets the user's id, or an empty text for nobody. */
export const responsibleAction = <R extends Row, S, New, Change extends object>(
  { resource, records, run }: Selected<R, S, New, Change>,
  toChange: (userId: string) => Change,
): BulkAction => {
  const pick = (id: string, name: string) => {
    const nobody = id === unassigned
    const done = nobody ? 'now with no one responsible' : `assigned to ${name}`
    run(changeStep(resource, records, () => toChange(nobody ? '' : id), { done, short: 'changed', act: 'change' }))
  }
  return {
    label: 'Responsible',
    longLabel: 'Change who is responsible for',
    keys: 'r',
    icon: IconUser,
    panel: {
      width: 280,
      content: <PickPanel label="Responsible" find={findResponsible} onPick={({ id = unassigned, label }) => pick(id, label)} />,
    },
  }
}

interface Audiences<R, Change> {
  noun: Noun
  audienceOf: (record: R) => Audience
  toChange: (change: AudienceChange) => Change
}

/** Changes who can see the selected records. */
export const visibilityAction = <R extends Row & { author: string }, S, New, Change extends object>(
  { resource, records, run }: Selected<R, S, New, Change>,
  { noun, audienceOf, toChange }: Audiences<R, Change>,
): BulkAction => ({
  label: 'Visibility',
  longLabel: 'Change the visibility of',
  keys: 'v',
  icon: IconEye,
  panel: {
    width: 368,
    content: (
      <AudiencePanel
        records={records.map((record) => ({ author: record.author, audience: audienceOf(record) }))}
        noun={noun}
        onChoose={(audience, name) => run(audienceStep(resource, records, audience, { name, audienceOf, toChange }))}
      />
    ),
  },
})
