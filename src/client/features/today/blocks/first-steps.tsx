import { IconFileImport, IconStack2, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useId } from 'react'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import classes from './block.module.css'
import { BlockRow } from './block-row.tsx'

const contact = {
  icon: IconUsers,
  name: 'Add a contact',
  second: 'The people and companies you work with',
  to: paths.newContact,
}
const contactList = {
  icon: IconFileImport,
  name: 'Import contacts',
  second: 'From a CSV file of your address book or CRM',
  to: paths.importContacts,
}
/** Only administrators can do these. */
const managing = [
  { icon: IconUserPlus, name: 'Invite people', second: 'Colleagues, and clients for shared projects', to: paths.invite },
  { icon: IconStack2, name: 'Start a project', second: 'Messages, milestones, tasks and files', to: paths.newProject },
]

/** What to begin with in a workspace that has no contacts yet. */
export const FirstSteps = () => {
  const { role } = useMe()
  const id = useId()
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          Get started
        </h2>
      </div>
      <ul>
        {[contact, contactList, ...(role === 'admin' ? managing : [])].map(({ icon, ...step }) => (
          <BlockRow key={step.name} sign={<Icon of={icon} size={18} />} {...step} />
        ))}
      </ul>
    </section>
  )
}
