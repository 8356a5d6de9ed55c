import { Button } from '@mantine/core'
import { IconChevronUp } from '@tabler/icons-react'
import type { Me } from '../../contract/x/people/me.ts'
import { Avatar } from '../ui/avatar/avatar.tsx'
import type { ActionItem } from '../ui/float/action-item.ts'
import { ActionsMenu } from '../ui/float/menu.tsx'
import { Icon } from '../ui/icons/icon.tsx'
import classes from './demo-bar.module.css'

const roles = { admin: 'administrator', member: 'member', client: 'client' }

const Sentence = ({ me }: { me: Me | undefined }) => {
  if (!me) return 'You are not signed in'
  return (
    <span>
      You are <bdi className={classes.name}>{me.name.split(' ')[0]}</bdi>
      <span className={classes.role}> ({roles[me.role]})</span>
    </span>
  )
}

/** Says who the visitor is, and lets them continue as another person of the sample. */
export const YouAre = ({ me, people }: { me: Me | undefined; people: readonly ActionItem[] }) => {
  const avatar = me && <Avatar name={me.name} kind="person" size={20} />
  if (!people.length)
    return (
      <span className={classes.you}>
        {avatar}
        <Sentence me={me} />
      </span>
    )
  return (
    <ActionsMenu
      label="People"
      items={people}
      target={
        <Button variant="subtle" size="xs" leftSection={avatar} rightSection={<Icon of={IconChevronUp} />}>
          <Sentence me={me} />
        </Button>
      }
    />
  )
}
