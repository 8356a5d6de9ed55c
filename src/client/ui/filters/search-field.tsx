import { IconSearch, IconX } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { Tooltip } from '../float/tooltip.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './search-field.module.css'

/** A search field of 28 that searches while typing. Escape clears it; in an empty field it moves the focus out. */
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
  /** Why it can't be used now, as a sentence: a tooltip, and the description for assistive technology. */
  disabledReason?: string | undefined
  ref?: Ref<HTMLInputElement>
}) => {
  const reasonId = useId()
  const field = (
    <input
      ref={ref}
      className={classes.input}
      // Not type=search: browsers add a clear button of their own.
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-describedby={disabledReason ? reasonId : undefined}
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
      {disabledReason ? <Tooltip label={disabledReason}>{field}</Tooltip> : field}
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label="Clear search" onClick={() => onChange('')}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
