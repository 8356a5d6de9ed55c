import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useMe } from '../../lib/session/use-me.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { useDraft } from '../drafts/use-draft.ts'
import box from '../posts/composer-box.module.css'
import type { Composer } from '../posts/post-composer.tsx'
import classes from './line-composer.module.css'
import { SentLines } from './sent-lines.tsx'
import { useLines } from './use-lines.ts'

interface LineComposerProps {
  /** "deal" */
  noun: string
  /** Names the draft on this device, such as the record that it belongs to. */
  place: string
  /** Above the line. */
  tabs: ReactNode
  /** In the empty line; by default it asks for the name. */
  placeholder?: string
  /** Further fields of the new record, under the line while it holds text. */
  choices?: ReactNode
  /** Under the line: what it will become. `change` puts another text in its place. */
  preview?: (line: string, change: (line: string) => void) => ReactNode
  /** Called before the keys of the line are handled; prevents the default of those that it takes. */
  onKeyDown?: (event: KeyboardEvent, line: string, change: (line: string) => void) => void
  /** Returns the message about a line that cannot be added. */
  check?: (line: string) => string | undefined
  /** Creates a record by this name, with the key of its draft. */
  onAdd: (name: string, draftKey: string) => Promise<void>
  /** Esc was pressed. */
  onLeave: () => void
  ref: Ref<Composer>
}

/** Creates a record by its name. The draft is saved on this device. */
export const LineComposer = ({
  noun,
  place,
  tabs,
  placeholder,
  choices,
  preview,
  onKeyDown,
  check,
  onAdd,
  onLeave,
  ref,
}: LineComposerProps) => {
  const draftKey = `${useMe().id}:${place}:new-${noun}`
  const [name, setName] = useDraft(draftKey, '')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const { lines, ...sent } = useLines<{ text: string }>(draftKey, ({ text }, key) => onAdd(text, key))
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  // Enter can be pressed twice before the next render.
  const latest = useRef(name)
  latest.current = name
  const add = () => {
    const text = latest.current.trim()
    if (text === '') return
    const wrong = check?.(latest.current)
    setFault(wrong)
    if (wrong !== undefined) return
    latest.current = setName('')
    sent.add({ text })
  }
  const change = (value: string) => {
    setFault(undefined)
    setName(() => value)
  }
  return (
    <div className={box.box}>
      {tabs}
      <input
        ref={field}
        className={box.text}
        aria-label={`New ${noun}`}
        aria-invalid={fault !== undefined ? true : undefined}
        aria-describedby={fault !== undefined ? errorId : undefined}
        placeholder={placeholder ?? `Name of the ${noun}`}
        dir="auto"
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event, name, change)
          if (event.defaultPrevented) return
          if (event.key === 'Enter') add()
          else if (event.key === 'Escape') {
            event.currentTarget.blur()
            onLeave()
          } else return
          event.preventDefault()
        }}
      />
      {name.trim() !== '' && preview?.(name, change)}
      {fault !== undefined && <FieldError id={errorId}>{fault}</FieldError>}
      <SentLines noun={noun} lines={lines} onAgain={(key, text) => sent.again(key, { text })} onDiscard={sent.discard} />
      {name.trim() !== '' && (
        <div className={classes.foot} role="group" aria-label={`The new ${noun}`}>
          {choices}
          <Button size="xs" onClick={add} rightSection={<Keys combo="enter" joined />}>
            Add {noun}
          </Button>
        </div>
      )}
    </div>
  )
}
