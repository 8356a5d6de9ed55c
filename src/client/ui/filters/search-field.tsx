import { IconSearch, IconX } from '@tabler/icons-react'
import type { Ref } from 'react'
import { Tooltip } from '../float/tooltip.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './search-field.module.css'

/** A field of 28 for searching as one types. Esc empties it, and leaves it when it is empty. */
export const SearchField = ({
  value,
  onChange,
  placeholder,
  label,
  disabledReason,
  ref,
}: {
  value: string
  onChange: (value: string) => void
  placeholder: string
  /** For assistive technology. */
  label: string
  /** Why it cannot be used now, as a sentence; shown on hover and focus. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLInputElement>
}) => {
  const field = (
    <input
      ref={ref}
      className={classes.input}
      // Not type=search: browsers add a cross of their own.
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-description={disabledReason}
      aria-disabled={disabledReason ? true : undefined}
      readOnly={disabledReason !== undefined}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (value === '') event.currentTarget.blur()
        else onChange('')
      }}
    />
  )
  return (
    <span className={classes.search} data-off={disabledReason ? true : undefined}>
      <Icon of={IconSearch} />
      {/* Inside: what the field stands in places its own first element. */}
      {disabledReason ? <Tooltip label={disabledReason}>{field}</Tooltip> : field}
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label="Empty the search" onClick={() => onChange('')}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
