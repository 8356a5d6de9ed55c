import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, TextInput, useVirtualizedCombobox } from '@mantine/core'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ComboFieldProps } from '../combo/combo-field.tsx'
import { type ComboOption, useOptions } from '../combo/use-options.ts'
import { fieldProps } from '../fields/field-props.tsx'
import { Icon } from '../icons/icon.tsx'
import classes from './combobox.module.css'
import { ComboboxOption } from './combobox-option.tsx'

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
  const same = found.options.find(({ label }) => label.toLowerCase() === term.toLowerCase())
  const added: readonly ComboOption[] = createLabel && term && !same ? [{ label: term }] : []
  const rows = createFirst ? [...added, ...found.options] : [...found.options, ...added]
  const active = Math.min(index, rows.length - 1)
  const optionId = (row: number) => `${id}-${row}`

  const choose = (option: ComboOption | undefined) => {
    setTyped(undefined)
    setOpened(false)
    onChange(option)
  }
  const submit = () => {
    // While options are loading, the first row may belong to an earlier term, so the typed name is meant.
    const option = current || index > 0 ? rows[active] : (same ?? added[0])
    if (option) choose(option)
  }
  // Where nothing new can be created, Enter waits for the first option.
  const [awaited, setAwaited] = useState<string>()
  const chooseFirst = useEffectEvent(() => rows[0] && choose(rows[0]))
  useEffect(() => {
    if (awaited === undefined || (awaited === term && !current)) return
    setAwaited(undefined)
    if (awaited === term) chooseFirst()
  }, [awaited, term, current])
  const leave = () => {
    if (inline) return
    setOpened(false)
    if (typed === undefined) return
    if (term === '') choose(undefined)
    else if (createLabel) choose(same ?? { label: term })
    else setTyped(undefined)
  }
  const withModifier = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    withModifier.current = event.key === 'Enter' && (event.metaKey || event.ctrlKey)
    if (!open || event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !current && index === 0 && !same && !createLabel) setAwaited(term)
    if (withModifier.current) {
      // The form is submitted with what Enter would choose; while that is loading, the key is pressed again.
      if (typed === undefined) setOpened(false)
      else if (current || createLabel) submit()
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
  const message = rows.length > 0 ? (props.hint ?? more) : empty
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
