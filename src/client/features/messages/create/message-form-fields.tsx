import { currentTime } from '../../../clock.ts'
import type { Faults } from '../../../kit/create/create-faults.ts'
import { PrivateField } from '../../../kit/visibility/private-field.tsx'
import { useMe } from '../../../lib/session/use-me.ts'
import { useMilestonesOf } from '../../../records/milestones/milestone-resource.ts'
import { formatShort } from '../../../ui/dates/format-date.ts'
import { FieldError } from '../../../ui/edit/field-error.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { CategoryField } from '../../categories/category-field.tsx'
import { categorySetOf } from '../../categories/project-categories.ts'
import { useProjectPeople } from '../../projects/project-people.ts'
import { SubscriberChoice } from '../subscriber-choice.tsx'
import type { MessageDraft, MessageField } from './message-draft.ts'
import classes from './message-form.module.css'

interface MessageFormFieldsProps {
  projectId: string
  draft: MessageDraft
  faults: Faults<MessageField>
  set: (parts: Partial<MessageDraft>, field?: MessageField) => void
  /** Whether messages are private by default; absent for clients. */
  privacy: { byDefault: boolean } | undefined
}

/** The category, milestone, visibility and subscribers of a new message. */
export const MessageFormFields = ({ projectId, draft, faults, set, privacy }: MessageFormFieldsProps) => {
  const people = useProjectPeople(projectId)
  const milestones = useMilestonesOf(projectId)
  const { category, milestone, subscribers } = draft
  const isPrivate = privacy !== undefined && (draft.isPrivate ?? privacy.byDefault)
  return (
    <div className={classes.fields}>
      <CategoryField
        set={categorySetOf(projectId, 'message')}
        value={category}
        error={faults.category}
        onChange={(next) => set({ category: next }, 'category')}
      />
      {milestones.length > 0 && (
        <SelectField
          label="Milestone"
          error={faults.milestone}
          value={milestone}
          options={[
            { value: '', label: 'None' },
            ...milestones.map(({ id, title, deadline }) => ({ value: id, label: `${title}, ${formatShort(deadline, currentTime())}` })),
          ]}
          onChange={(id) => set({ milestone: id }, 'milestone')}
        />
      )}
      {privacy && (
        <PrivateField
          noun="message"
          parts="its files or its comments"
          checked={isPrivate}
          error={faults.isPrivate}
          onChange={(next) => set({ isPrivate: next }, 'isPrivate')}
        />
      )}
      <section aria-label="Subscribers">
        <h2 className={classes.heading}>Notify</h2>
        <SubscriberChoice
          {...people}
          value={subscribers}
          isPrivate={isPrivate}
          meId={useMe().id}
          onChange={(next) => set({ subscribers: next }, 'subscribers')}
        />
        {faults.subscribers && <FieldError>{faults.subscribers}</FieldError>}
      </section>
    </div>
  )
}
