import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { useFocusBack } from '../../ui/inline/use-focus-back.ts'
import classes from './property.module.css'

/** A property that holds several entries: a plus beside its name adds one. */
export const Property = ({
  label,
  addLabel,
  empty,
  adding,
  onAdd,
  children,
}: {
  label: string
  /** "Add a phone". */
  addLabel: string
  empty: boolean
  /** Whether the field for a new entry is open. When it closes, the plus gets the focus back. */
  adding: boolean
  onAdd: () => void
  children?: ReactNode
}) => {
  const plus = useRef<HTMLButtonElement>(null)
  useFocusBack(adding, plus)
  return (
    <InlineRow label={label}>
      <div className={classes.adds}>
        {!empty && (
          <button ref={plus} type="button" className={classes.add} aria-label={addLabel} title={addLabel} onClick={onAdd}>
            <Icon of={IconPlus} size={14} bold />
          </button>
        )}
        {empty ? (
          <button ref={plus} type="button" className={classes.empty} onClick={onAdd}>
            {addLabel}
          </button>
        ) : (
          <div className={classes.entries}>{children}</div>
        )}
      </div>
    </InlineRow>
  )
}

/** One entry of a property: its value, a caption such as "work", and a cross that removes it. */
export const Entry = ({
  caption,
  hint,
  removeLabel,
  onRemove,
  children,
}: {
  caption?: ReactNode
  hint?: string | undefined
  removeLabel?: string
  onRemove?: (() => void) | undefined
  children: ReactNode
}) => (
  <div className={classes.entry}>
    <div className={classes.value}>{children}</div>
    {caption && <div className={classes.caption}>{caption}</div>}
    {onRemove && (
      <button type="button" className={classes.remove} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <Icon of={IconX} size={14} />
      </button>
    )}
    {hint && <p className={classes.hint}>{hint}</p>}
  </div>
)
