import { Fragment, type ReactNode, useState } from 'react'
import { inSentence } from '../../locale.ts'
import { InlineSelect } from '../../ui/inline/inline-select.tsx'
import { hasDraft } from '../drafts/draft-storage.ts'
import type { Versioned } from '../resource/resource.ts'
import { Entry, Property } from './property.tsx'
import type { RecordEdit } from './use-record-edit.ts'

/** The props of the editor of one entry. */
export interface EntryEditor<E, R> {
  /** The entry; undefined for a new one. */
  entry: E | undefined
  /** "phone", or "New phone". */
  label: string
  placeholder: string
  record: Versioned<R>
  draftKey: string
  startOpen: boolean
  /** Saves the parts of the entry that changed; without parts it is removed. */
  onSave: (parts: Partial<E> | undefined, from: Versioned<R>) => Promise<void>
  onDone: () => void
}

interface EntriesPropertyProps<E extends { readonly id: string }, R, Change> {
  label: string
  /** One of them, as sentences call it: "phone". */
  one: string
  /** "Add a phone". */
  addLabel: string
  entries: readonly E[]
  edit: RecordEdit<R, Change>
  /** The change of the record that adds an entry, changes one by its `id`, or removes one by `-id`. */
  changeOf: (entry: Partial<E>) => Change
  textOf: (entry: E) => string
  /** Shown under an entry, such as when a date comes next. */
  hintOf?: (entry: E) => string | undefined
  /** The kinds of an entry, chosen in place: "work", "personal". */
  kinds: {
    options: readonly { value: string; label: string }[]
    /** Whether an entry can be of a kind; all by default. */
    allows?: (entry: E, value: string) => boolean
    valueOf: (entry: E) => string
    partsOf: (value: string) => Partial<E>
  }
  /** The parts of a new entry before anything is typed. */
  initial: Partial<E>
  editor: (props: EntryEditor<E, R>) => ReactNode
}

/** How many entries can be typed while those before are still being saved. */
const mostAdding = 9

const isUnsaved = ({ id }: { readonly id: string }) => id.startsWith('new-')

/** A property with several entries, such as phones. Each is edited, classified and removed in place, and a plus adds one. */
export const EntriesProperty = <E extends { readonly id: string }, R, Change>(props: EntriesPropertyProps<E, R, Change>) => {
  const { label, one, addLabel, entries, edit, changeOf, textOf, hintOf, kinds, initial, editor } = props
  const newKey = (n: number) => edit.draftKey(n === 0 ? `new-${one}` : `new-${one}-${n}`)
  /** The editors of new entries, by number. One stays until its entry is saved, so the next has a number and a draft of its own. */
  const [adding, setAdding] = useState(() => Array.from({ length: mostAdding }, (_, n) => n).filter((n) => hasDraft(newKey(n))))
  const add = () =>
    setAdding((now) => {
      const free = Array.from({ length: mostAdding }, (_, n) => n).find((n) => !now.includes(n))
      return free === undefined ? now : [...now, free]
    })
  const part = (parts: object) => parts as Partial<E>

  const entryRow = (entry: E) => {
    const { id } = entry
    const text = textOf(entry)
    const kind = kinds.valueOf(entry)
    const options = kinds.options.filter(({ value }) => kinds.allows?.(entry, value) ?? true)
    // An entry has no id until the service has answered, so it cannot be changed yet.
    if (isUnsaved(entry)) {
      return (
        <Entry key={id} caption={kinds.options.find(({ value }) => value === kind)?.label}>
          {text}
        </Entry>
      )
    }
    const removal = changeOf(part({ id: `-${id}` }))
    const removed = { message: `Removed the ${one} ${text}`, quiet: false }
    const choose = (value: string) => {
      const label = options.find((option) => option.value === value)?.label ?? ''
      edit.apply(changeOf(part({ id, ...kinds.partsOf(value) })), { message: `Changed the kind of ${one} to ${inSentence(label)}` })
    }
    return (
      <Entry
        key={id}
        hint={hintOf?.(entry)}
        removeLabel={`Remove ${one} ${text}`}
        onRemove={() => edit.apply(removal, removed)}
        caption={<InlineSelect label={`Kind of ${one}`} value={kind} options={options} onChange={choose} />}
      >
        {editor({
          entry,
          label: one,
          placeholder: addLabel,
          record: edit.record,
          draftKey: edit.draftKey(`${one}:${id}`),
          startOpen: false,
          onSave: (parts, from) =>
            parts
              ? edit.save(changeOf(part({ id, ...parts })), from, { message: `Changed the ${one} to ${textOf({ ...entry, ...parts })}` })
              : edit.save(removal, from, removed),
          onDone: () => undefined,
        })}
      </Entry>
    )
  }

  return (
    <Property label={label} addLabel={addLabel} empty={entries.length === 0 && adding.length === 0} adding={adding.length > 0} onAdd={add}>
      {entries.map(entryRow)}
      {adding.map((n) => (
        <Fragment key={n}>
          {editor({
            entry: undefined,
            label: `New ${one}`,
            placeholder: addLabel,
            record: edit.record,
            draftKey: newKey(n),
            startOpen: true,
            onSave: async (parts, from) => {
              if (!parts) return
              const added = { ...initial, ...parts }
              await edit.save(changeOf(added), from, { message: `Added the ${one} ${textOf({ id: '', ...added } as E)}` })
            },
            onDone: () => setAdding((now) => now.filter((other) => other !== n)),
          })}
        </Fragment>
      ))}
    </Property>
  )
}
