import { Link } from 'react-router'
import { plural } from '../../../locale.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Tooltip } from '../../../ui/float/tooltip.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { personNoun } from '../../../ui/text/nouns.ts'
import { useProjectPeople } from '../project-people.ts'
import classes from './people-stack.module.css'

const shown = 5

/** The first people of a project and their number; it leads to all of them. */
export const PeopleStack = ({ projectId }: { projectId: string }) => {
  const { people, isRead } = useProjectPeople(projectId)
  if (!isRead) return null
  return (
    <Tooltip label={countOf(people.length, personNoun)}>
      <Link to={paths.projectPeople(projectId)} className={classes.stack ?? ''}>
        {people.slice(0, shown).map(({ id, name }) => (
          <Avatar key={id} name={name} kind="person" size={24} />
        ))}
        <span className={classes.count}>{people.length}</span>
        <span className="t-unseen"> {plural(people.length, personNoun)}</span>
      </Link>
    </Tooltip>
  )
}
