import type { FieldSource } from '../field-source.ts'
import type { Field, TagsFilter } from '../fields.ts'
import { ChoicePanel } from './choice-panel.tsx'
import { PickPanel } from './pick-panel.tsx'
import { SincePanel } from './since-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'
import { TextPanel } from './text-panel.tsx'

interface FilterPanelProps {
  field: Field
  value: unknown
  source: FieldSource | undefined
  onSet: (value: unknown, how?: { replace?: boolean }) => void
  onDone: () => void
}

const noTags: TagsFilter = { match: 'all', tags: [] }
const findNothing = async () => []

/** The popover content that sets a filter. */
export const FilterPanel = ({ field, value, source, onSet, onDone }: FilterPanelProps) => {
  const set = (next: unknown) => {
    onDone()
    onSet(next)
  }
  const find = source?.find ?? findNothing
  const text = typeof value === 'string' ? value : ''
  if (field.kind === 'text')
    return <TextPanel label={field.label} description={field.description} value={text} onApply={(typed) => set(field.read(typed))} />
  if (field.kind === 'suggest')
    return (
      <PickPanel
        label={field.label}
        initial={text}
        find={find}
        createLabel={(typed) => `${field.label} is “${typed}”`}
        typedFirst
        hint={field.hint}
        onPick={({ label }) => set(label)}
      />
    )
  if (field.kind === 'record')
    return <PickPanel label={field.label} placeholder={field.placeholder} find={find} onPick={({ id }) => id && set(id)} />
  if (field.kind === 'since') return <SincePanel verb={field.verb} value={text} onApply={set} />
  if (field.kind === 'choice') return <ChoicePanel options={field.options} value={text} onApply={set} />
  return (
    <TagsPanel
      param={field.param}
      counts={source?.counts}
      chosen={(value as TagsFilter | undefined) ?? noTags}
      onChange={(chosen) => onSet(chosen.tags.length > 0 ? chosen : undefined, { replace: true })}
    />
  )
}
