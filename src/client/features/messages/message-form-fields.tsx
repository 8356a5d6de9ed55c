import type { Faults } from '../../kit/create/create-faults.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import { formatShort } from '../../ui/dates/format-date.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { useProjectPeople } from '../projects/project-people.ts'
import type { MessageDraft, MessageField } from './message-draft.ts'
import classes from './message-form.module.css'
import { SubscriberChoice } from './subscriber-choice.tsx'
import { useCategoryField } from './use-category-field.ts'
import { useMilestones } from './use-milestones.ts'

interface MessageFormFieldsProps {
  projectId: string
  draft: MessageDraft
  faults: Faults<MessageField>
  set: (parts: Partial<MessageDraft>, field?: MessageField) => void
  /** Whether messages are private by default; absent for clients. */
  privacy: { byDefault: boolean } | undefined
}

/** What a new message belongs to, who sees it and who is notified. */
export const MessageFormFields = ({ projectId, draft, faults, set, privacy }: MessageFormFieldsProps) => {
  const people = useProjectPeople(projectId)
  const milestones = useMilestones(projectId)
  const { category, milestone, subscribers } = draft
  const isPrivate = privacy !== undefined && (draft.isPrivate ?? privacy.byDefault)
  return (
    <div className={classes.fields}>
      <ComboField
        label="Category"
        description={category && !category.id ? 'This creates a new category.' : undefined}
        error={faults.category}
        value={category}
        {...useCategoryField(projectId)}
        onChange={(next) => set({ category: next && { label: next.label, ...(next.id && { id: next.id }) } }, 'category')}
      />
      {milestones.length > 0 && (
        <SelectField
          label="Milestone"
          error={faults.milestone}
          value={milestone}
          options={[
            { value: '', label: 'None' },
            ...milestones.map(({ id, title, deadline }) => ({ value: id, label: `${title}, ${formatShort(deadline, new Date())}` })),
          ]}
          onChange={(id) => set({ milestone: id }, 'milestone')}
        />
      )}
      {privacy && (
        <div className={classes.private}>
          <Switch label="Private" checked={isPrivate} onChange={(next) => set({ isPrivate: next }, 'isPrivate')} />
          <p className={classes.hint}>
            {isPrivate ? 'Clients cannot see this message, its files or its comments.' : 'Everyone in the project can see this message.'}
          </p>
          {faults.isPrivate && <FieldError>{faults.isPrivate}</FieldError>}
        </div>
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
