import type { ReactNode } from 'react'
import type { Contact, SingleValue } from '../../../../contract/contacts/contacts.ts'
import classes from './merge.module.css'

export interface Merge {
  /** Both contacts, in the order of the columns. */
  readonly sides: readonly [Contact, Contact]
  readonly keptId: string
  readonly result: Contact
  /** The contact whose value each choice takes; of the backgrounds also `bothTexts`. */
  readonly pickedId: (choice: SingleValue) => string
  readonly onPick: (choice: SingleValue, picked: string) => void
}

/** One field: both contacts, and what comes out. A phone shows only what comes out, except where there is a choice. */
export const MergeRow = ({ label, sides, result, choice }: MergeRowProps) => (
  <div className={classes.row} role="group" aria-label={label} data-choice={choice}>
    <div className={classes.label}>{label}</div>
    <div className={classes.side}>{sides[0] || '–'}</div>
    <div className={classes.side}>{sides[1] || '–'}</div>
    <div className={classes.result} role="group" aria-label={`${label} after merging`}>
      {result || '–'}
    </div>
  </div>
)

interface MergeRowProps {
  label: string
  sides: readonly [ReactNode, ReactNode]
  result: ReactNode
  /** The sides are radio buttons: what comes out is the chosen one, or more than it. */
  choice?: 'chosen' | 'extended' | undefined
}
