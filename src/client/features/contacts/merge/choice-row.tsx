import { useId } from 'react'
import type { Contact, SingleValue } from '../../../../contract/contacts/contacts.ts'
import classes from './merge.module.css'
import { type Merge, MergeRow } from './merge-row.tsx'
import { bothTexts, differs, textOf } from './merge-values.ts'

const choiceLabels: Record<SingleValue, string> = {
  name: 'Name',
  title: 'Title',
  company: 'Company',
  birthday: 'Birthday',
  background: 'Background',
}

/** A value of which one contact has one: where both have another one, it is chosen here. */
export const ChoiceRow = ({ choice, merge: { sides, keptId, result, pickedId, onPick } }: { choice: SingleValue; merge: Merge }) => {
  const group = useId()
  const text = textOf[choice]
  const [a, b] = sides
  const asks = differs(choice, a, b)
  const option = (value: string, label: string) => (
    <label className={classes.option}>
      <input
        type="radio"
        className={classes.radio}
        name={group}
        checked={pickedId(choice) === value}
        onChange={() => onPick(choice, value)}
      />
      <bdi>{label}</bdi>
    </label>
  )
  const cell = (contact: Contact) => (asks ? option(contact.id, text(contact)) : text(contact) && <bdi>{text(contact)}</bdi>)
  const kept = a.id === keptId ? a : b
  if (!text(result)) return null
  const isChosen = text(result) === text(pickedId(choice) === a.id ? a : b)
  const gained = text(result) !== text(kept)
  return (
    <MergeRow
      label={choiceLabels[choice]}
      choice={asks ? (choice !== 'background' && isChosen ? 'chosen' : 'extended') : undefined}
      sides={[cell(a), cell(b)]}
      result={
        <>
          {asks && choice === 'background' && option(bothTexts, 'Keep both')}
          <bdi className={gained ? classes.gained : undefined}>{text(result)}</bdi>
        </>
      }
    />
  )
}
