import { Button } from '@mantine/core'
import { use, useState } from 'react'
import { errorMessage } from '../../lib/service-error.ts'
import { FieldError } from '../../ui/edit/field-error.tsx'
import { ConnectedContext, isUnreachable } from '../drafts/send-when-back.ts'
import classes from './sent-lines.module.css'
import type { SentLine } from './use-lines.ts'

interface FailedLineProps {
  noun: string
  text: string
  reason: unknown
  onAdd: (text: string) => void
  onDiscard: () => void
}

const FailedLine = ({ noun, text: sent, reason, onAdd, onDiscard }: FailedLineProps) => {
  const [text, setText] = useState(sent)
  const connected = use(ConnectedContext)
  const waits = isUnreachable(reason) && !connected
  const add = () => text.trim() !== '' && onAdd(text)
  return (
    <li className={classes.failed}>
      <span className={classes.text}>
        <input
          className={classes.field}
          aria-label={`The ${noun} that was not added`}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && add()}
        />
      </span>
      <Button size="xs" variant="default" onClick={add}>
        Try again
      </Button>
      <Button size="xs" variant="subtle" onClick={onDiscard}>
        Discard
      </Button>
      <FieldError waits={waits}>{errorMessage(reason)}</FieldError>
    </li>
  )
}

interface SentLinesProps<T extends { readonly text: string }> {
  /** "task" */
  noun: string
  lines: readonly SentLine<T>[]
  onAgain: (key: string, text: string) => void
  onDiscard: (key: string) => void
}

/** The lines of a composer that are not added yet: on their way, or refused with a reason, each to be changed and sent again. */
export const SentLines = <T extends { readonly text: string }>({ noun, lines, onAgain, onDiscard }: SentLinesProps<T>) =>
  lines.length > 0 && (
    <ul className={classes.list} aria-label={`Not added yet: ${noun}`}>
      {lines.map(({ key, value: { text }, reason }) =>
        reason === undefined ? (
          <li key={key} className={classes.sending}>
            Adding <bdi>{text}</bdi>…
          </li>
        ) : (
          <FailedLine
            key={key}
            noun={noun}
            text={text}
            reason={reason}
            onAdd={(next) => onAgain(key, next)}
            onDiscard={() => onDiscard(key)}
          />
        ),
      )}
    </ul>
  )
