import { IconPlus, IconTag } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { Popover } from '../../../ui/float/popover.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import classes from './tag-editor.module.css'
import { type KnownTags, newTagLabel, newTags, tagFault, tagOptions } from './tag-options.ts'

/** The tags of a record, with buttons to remove and add them. */
export const TagEditor = ({
  tags,
  known,
  open,
  onOpen,
  onAdd,
  onRemove,
}: {
  tags: readonly string[]
  /** Loads every tag of the workspace with its number of uses. */
  known: () => Promise<KnownTags>
  /** Whether the panel to add a tag is open. */
  open: boolean
  onOpen: (open: boolean) => void
  onAdd: (tags: readonly string[]) => void
  onRemove: (tag: string) => void
}) => {
  const [fault, setFault] = useState<string>()
  const found = useRef<KnownTags>([])
  const add = (typed: string) => {
    const fresh = newTags(typed, tags)
    const wrong = fresh.map(tagFault).find(Boolean)
    setFault(wrong)
    if (!wrong && fresh.length > 0) onAdd(fresh)
  }
  return (
    <div className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          <Tag name={tag} onRemove={() => onRemove(tag)} />
        </span>
      ))}
      <Popover
        label="Add a tag"
        width={280}
        opened={open}
        onChange={onOpen}
        target={
          <button
            type="button"
            className={`${classes.add} t-unprinted`}
            aria-label="Add a tag"
            aria-expanded={open}
            title="Add a tag"
            data-words={tags.length === 0 || undefined}
            onClick={() => onOpen(!open)}
          >
            {tags.length === 0 ? 'Add a tag' : <Icon of={IconPlus} size={14} bold />}
          </button>
        }
      >
        <div className={classes.panel}>
          <ComboField
            label="Add a tag"
            icon={IconTag}
            placeholder="Search or create a tag"
            value={undefined}
            error={fault}
            autoFocus
            inline
            search={async (term) => {
              found.current = await known()
              return tagOptions(found.current, tags, term)
            }}
            createLabel={(term) => newTagLabel(found.current, term)}
            nothing="No other tags yet."
            onChange={(option) => option && add(option.label)}
          />
        </div>
      </Popover>
    </div>
  )
}
