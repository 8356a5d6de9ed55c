import { Combobox, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Icon } from '../../../ui/icons/icon.tsx'
import { TextHighlight } from '../../../ui/text/text-highlight.tsx'
import type { PickOption } from '../field-source.ts'
import classes from './panels.module.css'

interface PickPanelProps {
  /** What is chosen. */
  label: string
  placeholder?: string
  find: (client: QueryClient, term: string, signal: AbortSignal) => Promise<readonly PickOption[]>
  onPick: (option: PickOption) => void
  /** The words of the row that makes a new one, where that is possible. */
  createLabel?: (term: string) => string
  /** The row of what is typed comes first, so that Enter means it. */
  typedFirst?: boolean
  /** Shown under the choices. */
  hint?: string
  /** The text of the field at first. */
  initial?: string
}

/** ms without a key before the service is asked. */
const pause = 120
// The service answers at most so many.
const onePage = 50
const none: readonly PickOption[] = []

/** The choices for a term; those of the term before stay until they are there. */
const useFound = (label: string, term: string, find: PickPanelProps['find']) => {
  const panel = useId()
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['pick', label, panel, term],
    queryFn: async ({ client, signal }) => {
      if (term) await new Promise((done) => setTimeout(done, pause))
      signal.throwIfAborted()
      return find(client, term, signal)
    },
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { options: data ?? none, failed: isError, current: isError || (data !== undefined && !isPlaceholderData) }
}

/** Chooses one of many, found as you type. For a popover: the choices stand under the field. */
export const PickPanel = (props: PickPanelProps) => {
  const { label, placeholder = label, find, onPick, createLabel, typedFirst = false, hint, initial = '' } = props
  const [typed, setTyped] = useState(initial)
  const term = typed.trim()
  const { options, failed, current } = useFound(label, term, find)
  const known = options.some((option) => option.label.toLowerCase() === term.toLowerCase())
  const fresh = createLabel && term && !known ? [{ label: term }] : []
  const rows: readonly PickOption[] = typedFirst ? [...fresh, ...options] : [...options, ...fresh]
  const combobox = useCombobox({ opened: true })
  const pickAt = (at: number) => rows[at] && onPick(rows[at])

  // Enter before the choices are there chooses the first as soon as they are.
  const [awaited, setAwaited] = useState<string>()
  const choose = useEffectEvent(() => pickAt(0))
  useEffect(() => {
    if (awaited === undefined || (awaited === term && !current)) return
    setAwaited(undefined)
    if (awaited === term) choose()
  }, [awaited, term, current])
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || current || combobox.getSelectedOptionIndex() > 0) return
    event.preventDefault()
    event.stopPropagation()
    setAwaited(term)
  }

  const shown = rows.map((row) => row.id ?? `new ${row.label}`).join('\n')
  const selectFirst = useEffectEvent(() => combobox.selectFirstOption())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the first again
  useEffect(() => void selectFirst(), [shown])

  const more = options.length >= onePage ? 'There are more. Type part of the name.' : undefined
  const note = failed ? "Couldn't search." : rows.length > 0 ? (hint ?? more) : current ? 'Nothing found.' : undefined
  return (
    <Combobox store={combobox} onOptionSubmit={(at) => pickAt(Number(at))} unstyled>
      <div className={classes.find} onKeyDownCapture={onKeyDownCapture}>
        <Icon of={IconSearch} />
        <Combobox.EventsTarget withExpandedAttribute>
          <input
            className={classes.input}
            type="text"
            aria-label={label}
            placeholder={placeholder}
            spellCheck={false}
            autoFocus
            data-autofocus
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
      </div>
      <div className={classes.options}>
        <Combobox.Options aria-label={label} className={classes.rows}>
          {rows.map((row, at) => (
            <Combobox.Option key={row.id ?? `new ${row.label}`} value={String(at)} className={classes.choice}>
              {row.id ? <TextHighlight text={row.label} term={term} /> : createLabel?.(row.label)}
              {row.hint && <span className={classes.count}>{row.hint}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {note && <p className={classes.hint}>{note}</p>}
      </div>
    </Combobox>
  )
}
