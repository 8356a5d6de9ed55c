import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, TextInput, useVirtualizedCombobox } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldProps, fieldProps } from '../fields/field-props.tsx'
import { Icon, type IconType } from '../icons/icon.tsx'
import classes from './combobox.module.css'
import { ComboboxOption } from './combobox-option.tsx'
import { SameNameContext } from './same-name.ts'
import { type ComboOption, type ComboSearch, useOptions } from './use-options.ts'

export interface ComboFieldProps extends FieldProps {
  /** The chosen option; without an id it is a new one. */
  value: ComboOption | undefined
  onChange: (value: ComboOption | undefined) => void
  /** Called on every keystroke, for a form that keeps the text. Escape then closes the list and keeps the text. */
  onTyped?: (text: string) => void
  search: ComboSearch
  /** Label of the row that creates a new option: `New company “ma”`. Without it, only existing options can be chosen. */
  createLabel?: (term: string) => string
  /** Puts the typed text first: Enter then chooses it. */
  createFirst?: boolean
  /** Shown when there are no options. */
  nothing?: ReactNode
  hint?: ReactNode
  placeholder?: string
  icon?: IconType
  autoFocus?: boolean
  /** For a popover: shows the options under the field instead of in a layer, and chooses nothing on blur. */
  inline?: boolean
  /** Initial text of an inline field. */
  initial?: string
}

/** The most options that a search returns. */
const manyOptions = 50

export const ComboboxLayer = (props: ComboFieldProps) => {
  const { value, onChange, onTyped, search, createLabel, createFirst = false, inline = false, icon = IconSearch, autoFocus } = props
  const id = useId()
  const [typed, setTyped] = useState(props.initial)
  const [opened, setOpened] = useState(false)
  const [index, setIndex] = useState(0)
  const open = inline || opened
  const term = (typed ?? '').trim()
  const found = useOptions(open, term, search)
  const current = found.term === term
  const isSame = use(SameNameContext)
  const same = found.options.find(({ label }) => isSame(label, term))
  // A new option is offered once it is known that there is none of this name.
  const added: readonly ComboOption[] = createLabel && term && !same && (current || createFirst) ? [{ label: term }] : []
  const options = same ? [same, ...found.options.filter((option) => option !== same)] : found.options
  const rows = createFirst ? [...added, ...options] : [...options, ...added]
  const active = Math.min(index, rows.length - 1)
  const optionId = (row: number) => `${id}-${row}`

  // While options are loading, the first row may belong to an earlier term.
  const waits = !current && index === 0 && !createFirst

  const choose = (option: ComboOption | undefined) => {
    setTyped(undefined)
    setOpened(false)
    onChange(option)
  }
  const submit = () => {
    if (!waits && rows[active]) choose(rows[active])
  }
  // The text whose options Enter waits for. When they fail, nobody knows whether there is one of this name.
  const [awaited, setAwaited] = useState<string>()
  const chooseFirst = useEffectEvent(() => !found.failed && rows[0] && choose(rows[0]))
  useEffect(() => {
    if (awaited === undefined || (awaited === term && !current)) return
    setAwaited(undefined)
    if (awaited === term) chooseFirst()
  }, [awaited, term, current])
  const takeTyped = () => choose(term === '' ? undefined : (same ?? { label: term }))
  const leave = () => {
    if (inline) return
    setOpened(false)
    if (typed === undefined) return
    if (term === '' || createLabel) takeTyped()
    else setTyped(undefined)
  }
  const withModifier = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    withModifier.current = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (!open) return
    if (event.key === 'Enter' && waits && !(withModifier.current && createLabel)) setAwaited(term)
    if (withModifier.current) {
      // The form is submitted with what Enter would choose. While that is loading, it looks for the typed name itself, or the key is pressed again.
      if (typed === undefined) setOpened(false)
      else if (!waits) submit()
      else if (createLabel && term) takeTyped()
      else event.preventDefault()
      return
    }
    // Enter must not submit the form while options are loading.
    if (event.key === 'Enter' && (rows.length > 0 || !current)) event.preventDefault()
    if (event.key !== 'Escape' || inline) return
    event.preventDefault()
    if (!onTyped || term === '') setTyped(undefined)
  }
  const store = useVirtualizedCombobox({
    opened: open,
    onOpenedChange: setOpened,
    totalOptionsCount: rows.length,
    getOptionId: optionId,
    selectedOptionIndex: active,
    setSelectedOptionIndex: setIndex,
    onSelectedOptionSubmit: submit,
  })
  // Ctrl/Cmd+Enter is the form's: Mantine leaves Enter alone while no option is selected.
  const fieldStore = { ...store, getSelectedOptionIndex: () => (withModifier.current ? -1 : store.getSelectedOptionIndex()) }
  useEffect(() => {
    if (open) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [open, id, active])

  const more = found.options.length >= manyOptions && 'Type to see more results.'
  const empty = found.failed ? "Couldn't search." : found.term !== undefined && (props.nothing ?? 'Nothing found.')
  const message = awaited === undefined ? (rows.length > 0 ? (props.hint ?? more) : empty) : 'Searching…'
  const list = (
    <>
      <Combobox.Options id={`${id}-list`} aria-label={props.label} className={classes.list ?? ''}>
        {rows.map((option, row) => (
          <ComboboxOption
            key={option.id ?? 'new'}
            id={optionId(row)}
            index={row}
            option={option}
            active={row === active}
            chosen={value !== undefined && option.id === value.id}
            term={term}
            createLabel={createLabel}
          />
        ))}
      </Combobox.Options>
      {message && <p className={classes.message}>{message}</p>}
    </>
  )
  return (
    <Combobox store={fieldStore} onOptionSubmit={(row) => choose(rows[Number(row)])} withinPortal={false} keepMounted={false} offset={6}>
      <Combobox.Target
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
      >
        <TextInput
          {...fieldProps(props)}
          {...(autoFocus && { autoFocus, 'data-autofocus': true })}
          role="combobox"
          dir="auto"
          spellCheck={false}
          placeholder={props.placeholder}
          leftSection={<Icon of={icon} />}
          rightSection={inline ? undefined : <Icon of={IconChevronDown} />}
          value={typed ?? value?.label ?? ''}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            onTyped?.(currentTarget.value)
            setIndex(0)
            setOpened(true)
          }}
          onClick={() => setOpened(true)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      {inline ? (
        list
      ) : (
        <Combobox.Dropdown hidden={rows.length === 0 && !message} className={classes.dropdown ?? ''}>
          {list}
        </Combobox.Dropdown>
      )}
    </Combobox>
  )
}
