import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { tokenQueries } from '../features/settings/tokens/queries.ts'
import { type PageTab, PageTabs, TabTitle } from '../kit/page/page-tabs.tsx'
import { peopleQueries } from '../lib/people/people-queries.ts'
import { workgroupQueries } from '../lib/people/workgroup-queries.ts'
import { useMe } from '../lib/session/use-me.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icons/icon.tsx'
import { useKeys } from '../ui/keys/hotkeys.ts'
import { Keys } from '../ui/keys/key.tsx'
import { PageHead } from '../ui/page/page-head.tsx'

interface Tab extends PageTab {
  /** The label of the button that creates something on this tab. */
  readonly create?: string | undefined
}

const useTabs = (): Tab[] => {
  const { role } = useMe()
  const client = role === 'client'
  const people = useQuery({ ...peopleQueries.users(), enabled: !client }).data?.length
  const workgroups = useQuery({ ...workgroupQueries.list(), enabled: !client }).data?.length
  const tokens = useQuery(tokenQueries.list()).data?.length
  const teamTabs = [
    { to: paths.people, label: 'People', count: people, create: role === 'admin' ? 'Invite people' : undefined },
    { to: paths.workgroups, label: 'Workgroups', count: workgroups, create: 'New workgroup' },
    { to: paths.categories, label: 'Categories' },
    { to: paths.tags, label: 'Tags' },
  ]
  return [
    ...(client ? [{ to: paths.details, label: 'Your profile' }] : teamTabs),
    { to: paths.tokens, label: 'Tokens', count: tokens, create: 'New token' },
    ...(role === 'admin'
      ? [
          { to: paths.mail, label: 'Mail' },
          { to: paths.workspace, label: 'Workspace' },
        ]
      : []),
    { to: paths.appearance, label: 'Appearance' },
    { to: paths.keys, label: 'Keys' },
  ]
}

export const Component = () => {
  const tabs = useTabs()
  const { pathname } = useLocation()
  const [, setSearch] = useSearchParams()
  const tab = tabs.find(({ to }) => to === pathname)
  const label = tab?.create
  const create = () => setSearch({ new: '' })
  useKeys({ c: label ? create : undefined })
  return (
    <>
      <PageHead
        title="Settings"
        actions={
          label && (
            <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={create}>
              {label}
            </Button>
          )
        }
        tabs={<PageTabs tabs={tabs} />}
      />
      {tab && <TabTitle>{tab.label}</TabTitle>}
      <Outlet />
    </>
  )
}
