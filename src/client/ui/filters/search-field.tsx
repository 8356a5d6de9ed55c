import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { WithReason } from '../float/with-reason.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './search-field.module.css'

/** A search field of 28 that searches while typing. Escape clears it; in an empty field it moves the focus out. */
export const SearchField = ({
  value,
  onChange,
  placeholder,
  label,
  disabledReason,
}: {
  value: string
  onChange: (value: string) => void
  placeholder: string
  label: string
  /** Why it can't be used now, as a sentence. */
  disabledReason?: string | undefined
}) => {
  // Half a word while an input method composes it; it is searched for once it is whole.
  const [composed, setComposed] = useState<string>()
  return (
    <span className={classes.search} data-off={disabledReason ? true : undefined}>
      <Icon of={IconSearch} />
      <WithReason reason={disabledReason}>
        {(reason) => (
          <input
            {...reason}
            className={classes.input}
            // Not type=search: browsers add a clear button of their own.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            aria-label={label}
            readOnly={disabledReason !== undefined}
            placeholder={placeholder}
            value={composed ?? value}
            onChange={(event) => {
              const { value: text } = event.currentTarget
              if ((event.nativeEvent as InputEvent).isComposing) setComposed(text)
              else onChange(text)
            }}
            onCompositionStart={(event) => setComposed(event.currentTarget.value)}
            onCompositionEnd={(event) => {
              setComposed(undefined)
              onChange(event.currentTarget.value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              // In an empty field Escape closes the popover around it.
              if (value === '' && event.currentTarget.closest('[role="dialog"]')) return
              event.preventDefault()
              if (value === '') event.currentTarget.blur()
              else onChange('')
            }}
          />
        )}
      </WithReason>
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label="Clear search" onClick={() => onChange('')}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
