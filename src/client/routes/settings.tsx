import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, NavLink, Outlet, useLocation, useSearchParams } from 'react-router'
import { tokenQueries } from '../features/tokens/queries.ts'
import { queryClientContext } from '../lib/cache/query-client.ts'
import { peopleQueries } from '../lib/people/people-queries.ts'
import { workgroupQueries } from '../lib/people/workgroup-queries.ts'
import { useMe } from '../lib/session/use-me.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { useKeys } from '../ui/keys/hotkeys.ts'
import { Keys } from '../ui/keys/key.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import classes from './settings.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => {
  const client = context.get(queryClientContext)
  void client.prefetchQuery(peopleQueries.users())
  void client.prefetchQuery(tokenQueries.list())
  return null
}

interface Tab {
  to: string
  label: string
  count?: number | undefined
  makes?: string | undefined
}

/** The tabs one may open, how many there are behind each, and what is made there. */
const useTabs = (): Tab[] => {
  const { role } = useMe()
  const client = role === 'client'
  const people = useQuery({ ...peopleQueries.users(), enabled: !client }).data?.length
  const workgroups = useQuery({ ...workgroupQueries.list(), enabled: !client }).data?.length
  const tokens = useQuery(tokenQueries.list()).data?.length
  const forMembers = [
    { to: paths.people, label: 'People', count: people, makes: role === 'admin' ? 'Invite' : undefined },
    { to: paths.workgroups, label: 'Workgroups', count: workgroups, makes: 'New workgroup' },
  ]
  return [
    ...(client ? [{ to: paths.details, label: 'Your details' }] : forMembers),
    { to: paths.tokens, label: 'Tokens', count: tokens, makes: 'New token' },
    ...(role === 'admin' ? [{ to: paths.mail, label: 'Mail' }] : []),
    { to: paths.appearance, label: 'Appearance' },
    { to: paths.keys, label: 'Keys' },
  ]
}

export const Component = () => {
  const tabs = useTabs()
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  const makes = tabs.find(({ to }) => to === pathname)?.makes
  const make = () => setSearch({ new: '' })
  useKeys({ c: makes ? make : undefined })
  return (
    <>
      <PageHead
        title="Settings"
        actions={
          makes && (
            <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={make}>
              {makes}
            </Button>
          )
        }
        tabs={tabs.map(({ to, label, count }) => (
          <NavLink key={to} to={to} className={classes.tab ?? ''}>
            {label}
            {count !== undefined && count > 0 && <span className={classes.count}>{count}</span>}
          </NavLink>
        ))}
      />
      <Outlet />
    </>
  )
}
