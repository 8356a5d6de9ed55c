import { IconAlertTriangle } from '@tabler/icons-react'
import { type Contact, singleValues } from '../../../../contract/contacts/contacts.ts'
import { accessTo } from '../../../kit/visibility/access.ts'
import { AudienceLabel } from '../../../kit/visibility/audience-label.tsx'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { addressLines } from '../../../records/contacts/contact-fields.ts'
import { tagsOf } from '../../../records/contacts/contact-words.ts'
import { formatDate } from '../../../ui/dates/format-date.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { personNoun } from '../../../ui/text/nouns.ts'
import { ChoiceRow } from './choice-row.tsx'
import classes from './merge.module.css'
import { type Merge, MergeRow } from './merge-row.tsx'

interface Entry {
  readonly id: string
  readonly kind?: string | undefined
}

/** Entries that a contact may have several of: all of them are kept, and what the kept contact gains is marked. */
const EntriesRow = <E extends Entry>({ label, merge, of, text }: EntriesRowProps<E>) => {
  const [a, b] = merge.sides
  const own = new Set(of(a.id === merge.keptId ? a : b).map(({ id }) => id))
  const list = (entries: readonly E[], marks = false) =>
    entries.length > 0 && (
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={marks && !own.has(entry.id) ? classes.gained : undefined}>
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
          {countOf(losing, personNoun)} will lose access to one of them
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
        .filter((choice) => choice !== 'background' && choice !== 'birthday')
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
      <ChoiceRow choice="birthday" merge={merge} />
      <EntriesRow
        label="Dates"
        merge={merge}
        of={({ importantDates }) => importantDates.filter(({ type }) => type !== 'birthday')}
        text={({ date, type, isEveryYear }) => `${formatDate(date)}, ${type}${isEveryYear ? ', yearly' : ''}`}
      />
      <ChoiceRow choice="background" merge={merge} />
      <TagsRow merge={merge} />
      <VisibilityRow merge={merge} />
      {merge.result.attachment.length > 0 && <MergeRow label="Files" sides={[files(a), files(b)]} result={files(merge.result)} />}
    </>
  )
}
