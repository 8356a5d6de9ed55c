import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { type Contact, type SingleValue, singleValues } from '../../../contract/contacts/contacts.ts'
import { accessTo, peopleInWords } from '../../kit/visibility/access.ts'
import { AudienceLabel } from '../../kit/visibility/audience-label.tsx'
import { useWorkspace } from '../../kit/visibility/use-workspace.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import { addressLines } from '../contacts/contact-fields.ts'
import { tagsOf } from '../contacts/contact-words.ts'
import classes from './merge.module.css'
import { differs, entryKey, textOf } from './merge-values.ts'

export interface Merge {
  /** Both contacts, in the order of the columns. */
  readonly sides: readonly [Contact, Contact]
  readonly keptId: string
  readonly result: Contact
  /** The contact whose value each choice takes. */
  readonly pickedId: (choice: SingleValue) => string
  readonly onPick: (choice: SingleValue, contactId: string) => void
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

const choiceLabels: Record<SingleValue, string> = { name: 'Name', title: 'Title', company: 'Company', background: 'Background' }

const ChoiceRow = ({ choice, merge: { sides, keptId, result, pickedId, onPick } }: { choice: SingleValue; merge: Merge }) => {
  const group = useId()
  const text = textOf[choice]
  const [a, b] = sides
  const asks = differs(choice, a, b)
  const cell = (contact: Contact) =>
    asks ? (
      <label className={classes.option}>
        <input
          type="radio"
          className={classes.radio}
          name={group}
          checked={pickedId(choice) === contact.id}
          onChange={() => onPick(choice, contact.id)}
        />
        <bdi>{text(contact)}</bdi>
      </label>
    ) : (
      text(contact) && <bdi>{text(contact)}</bdi>
    )
  const kept = a.id === keptId ? a : b
  if (!text(result)) return null
  const gained = text(result) !== text(kept)
  return (
    <MergeRow
      label={choiceLabels[choice]}
      choice={asks ? (text(result) === text(pickedId(choice) === a.id ? a : b) ? 'chosen' : 'extended') : undefined}
      sides={[cell(a), cell(b)]}
      result={<bdi className={gained ? classes.gained : undefined}>{text(result)}</bdi>}
    />
  )
}

interface Entry {
  readonly id: string
  readonly kind?: string | undefined
}

/** Entries that a contact may have several of: all of them are kept, and what the kept contact gains is marked. */
const EntriesRow = <E extends Entry>({ label, merge, of, text }: EntriesRowProps<E>) => {
  const [a, b] = merge.sides
  const own = new Set(of(a.id === merge.keptId ? a : b).map(entryKey))
  const list = (entries: readonly E[], marks = false) =>
    entries.length > 0 && (
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entryKey(entry)} className={marks && !own.has(entryKey(entry)) ? classes.gained : undefined}>
            <bdi>{text(entry)}</bdi>
            <span className={classes.caption}>{entry.kind}</span>
          </li>
        ))}
      </ul>
    )
  if (of(merge.result).length === 0) return null
  return <MergeRow label={label} sides={[list(of(a)), list(of(b))]} result={list(of(merge.result), true)} />
}

interface EntriesRowProps<E> {
  label: string
  merge: Merge
  of: (contact: Contact) => readonly E[]
  text: (entry: E) => string
}

const TagsRow = ({ merge: { sides, keptId, result } }: { merge: Merge }) => {
  const own = new Set(tagsOf(sides[0].id === keptId ? sides[0] : sides[1]))
  const tags = (contact: Contact, marks = false) =>
    contact.tags.length > 0 && (
      <span className={classes.tags}>
        {tagsOf(contact).map((tag) => (
          <span key={tag} className={marks && !own.has(tag) ? classes.gained : undefined}>
            <Tag name={tag} />
          </span>
        ))}
      </span>
    )
  if (result.tags.length === 0) return null
  return <MergeRow label="Tags" sides={[tags(sides[0]), tags(sides[1])]} result={tags(result, true)} />
}

/** A merge shows nobody more than before: the result is visible to those who can see both contacts. */
const VisibilityRow = ({ merge: { sides, result: after } }: { merge: Merge }) => {
  const workspace = useWorkspace()
  const audience = ({ visibility, groupId, allowedUsers }: Contact) => ({ visibility, groupId, allowedUsers })
  const viewers = (contact: Contact) => new Set(accessTo(audience(contact), contact.author, workspace).people.map(({ user }) => user.id))
  const [a, b] = [viewers(sides[0]), viewers(sides[1])]
  const both = a.intersection(b)
  const losing = a.union(b).size - both.size
  const label = (contact: Contact) => <AudienceLabel audience={audience(contact)} />
  const result = (
    <>
      {label(after)}
      {losing > 0 && (
        <p className={classes.warning}>
          <Icon of={IconAlertTriangle} size={14} />
          {peopleInWords(losing)} will lose access to one of them
        </p>
      )}
    </>
  )
  return <MergeRow label="Visible to" sides={[label(sides[0]), label(sides[1])]} result={result} />
}

const dataOf =
  (type: string) =>
  ({ contactData }: Contact) =>
    contactData.filter(({ entityType }) => entityType === type)

/** All fields of two contacts side by side, with what comes out. */
export const MergeTable = ({ merge }: { merge: Merge }) => {
  const files = ({ attachment }: Contact) => attachment.length > 0 && String(attachment.length)
  const [a, b] = merge.sides
  return (
    <>
      {singleValues
        .filter((choice) => choice !== 'background')
        .map((choice) => (
          <ChoiceRow key={choice} choice={choice} merge={merge} />
        ))}
      <EntriesRow label="Phone" merge={merge} of={dataOf('phone')} text={({ entityValue }) => entityValue} />
      <EntriesRow label="E-mail" merge={merge} of={dataOf('e-mail')} text={({ entityValue }) => entityValue} />
      <EntriesRow label="Website" merge={merge} of={dataOf('website')} text={({ entityValue }) => entityValue} />
      <EntriesRow
        label="Address"
        merge={merge}
        of={({ addresses }) => addresses}
        text={(address) => addressLines(address).replaceAll('\n', ', ')}
      />
      <EntriesRow
        label="Dates"
        merge={merge}
        of={({ importantDates }) => importantDates}
        text={({ date, type, isEveryYear }) => `${formatDate(date)}, ${type}${isEveryYear ? ', yearly' : ''}`}
      />
      <ChoiceRow choice="background" merge={merge} />
      <TagsRow merge={merge} />
      <VisibilityRow merge={merge} />
      {merge.result.attachment.length > 0 && <MergeRow label="Files" sides={[files(a), files(b)]} result={files(merge.result)} />}
    </>
  )
}
