import { IconPlus } from '@tabler/icons-react'
import { findFolded } from '../../../contract/fold.ts'
import type { User } from '../../../contract/x/people/users.ts'
import { ComboField } from '../../ui/combo/combo-field.tsx'
import classes from './workgroups.module.css'

interface AddPersonProps {
  group: string
  /** Who is not in it yet. */
  others: readonly User[]
  onAdd: (user: User) => void
}

/** Finds a colleague by name and adds them at once. */
export const AddPerson = ({ group, others, onAdd }: AddPersonProps) => (
  <div className={classes.add}>
    <ComboField
      label={`Add a person to ${group}`}
      icon={IconPlus}
      placeholder="Add a person"
      nothing="Nobody else is called that."
      value={undefined}
      search={async (term) =>
        others
          .filter(({ name }) => term === '' || findFolded(name, term))
          .map(({ id, name }) => ({ id, label: name, kind: 'person' as const }))
      }
      onChange={(chosen) => {
        const user = others.find(({ id }) => id === chosen?.id)
        if (user) onAdd(user)
      }}
    />
  </div>
)
