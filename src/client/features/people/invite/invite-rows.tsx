import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { faultAt } from '../../../lib/service-error.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import classes from './invite-sheet.module.css'
import { type NewPerson, readPeople } from './read-people.ts'

export const nobody: NewPerson = { name: '', email: '' }
const most = 50

interface InviteRowsProps {
  people: readonly NewPerson[]
  onChange: (people: NewPerson[]) => void
  error: unknown
}

/** The people to invite, one a row; a pasted list fills the rows. */
export const InviteRows = ({ people, onChange, error }: InviteRowsProps) => {
  const set = (at: number, part: Partial<NewPerson>) => onChange(people.map((one, index) => (index === at ? { ...one, ...part } : one)))
  const paste = (at: number) => (event: ClipboardEvent) => {
    const read = readPeople(event.clipboardData.getData('text/plain'))
    const row = people[at] ?? nobody
    // A single address belongs into the field that has the focus.
    if (read.length < 2 || row.email) return
    event.preventDefault()
    onChange([...people.slice(0, at), ...read, ...people.slice(at + 1)])
  }
  const label = (word: string, at: number) => (people.length === 1 ? word : `${word} of person ${at + 1}`)
  return (
    <div className={classes.rows}>
      {people.map((person, at) => {
        const fault = (part: keyof NewPerson) => faultAt(error, `invitations.users.${at}.${part}`)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
          <div key={at} className={classes.row} onPaste={paste(at)}>
            <TextField
              label={label('Name', at)}
              required
              value={person.name}
              onChange={(name) => set(at, { name })}
              error={fault('name')}
              autoFocus={at === people.length - 1}
            />
            <TextField
              label={label('E-mail', at)}
              required
              type="email"
              value={person.email}
              onChange={(email) => set(at, { email })}
              error={fault('email')}
            />
            {people.length > 1 && (
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                aria-label={`Remove person ${at + 1}`}
                onClick={() => onChange(people.filter((_, index) => index !== at))}
              >
                <Icon of={IconX} />
              </ActionIcon>
            )}
          </div>
        )
      })}
      <Button
        variant="subtle"
        className={classes.add}
        leftSection={<Icon of={IconPlus} />}
        aria-disabled={people.length >= most}
        onClick={() => people.length < most && onChange([...people, nobody])}
      >
        Add another person
      </Button>
      <p className={classes.hint}>To invite many, paste their names and addresses.</p>
    </div>
  )
}
