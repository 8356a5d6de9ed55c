import { Link } from 'react-router'
import type { Task } from '../../../contract/projects/tasks.ts'
import { paths } from '../../paths.ts'
import classes from './owner-link.module.css'

const ownerOf = ({ contactId, caseId, dealId, projectId }: Task): { kind?: string; to: string | undefined } | undefined => {
  // A name says that it is a contact's.
  if (contactId) return { to: paths.contact(contactId) }
  if (caseId) return { kind: 'Case', to: paths.case(caseId) }
  if (dealId) return { kind: 'Deal', to: paths.deal(dealId) }
  return projectId ? { kind: 'Project', to: paths.record('projects', projectId) } : undefined
}

/** The record that a task belongs to: "Deal, Visitor guide", or "Sigrid Aune" of a contact, as a link where it has a page. */
export const OwnerLink = ({ task, tabIndex }: { task: Task; tabIndex?: number }) => {
  const owner = ownerOf(task)
  const name = <bdi>{task.belongsTo}</bdi>
  return (
    <span className={classes.owner}>
      {owner?.to ? (
        <Link to={owner.to} tabIndex={tabIndex} draggable={false} onClick={(event) => event.stopPropagation()}>
          {owner.kind && `${owner.kind}, `}
          {name}
        </Link>
      ) : owner ? (
        name
      ) : (
        'Personal'
      )}
    </span>
  )
}
