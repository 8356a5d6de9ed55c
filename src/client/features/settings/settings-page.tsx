import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useSearchParams } from 'react-router'
import { PageTabs, TabTitle } from '../../kit/page/page-tabs.tsx'
import { peopleQueries } from '../../lib/people/people-queries.ts'
import { workgroupQueries } from '../../lib/people/workgroup-queries.ts'
import { useMe } from '../../lib/session/use-me.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { settingsTabs } from './settings-tabs.ts'
import { tokenQueries } from './tokens/queries.ts'

/** The tabs that the user sees, with how many there are of what each lists. */
const useTabs = () => {
  const { role } = useMe()
  const client = role === 'client'
  const people = useQuery({ ...peopleQueries.users(), enabled: !client }).data?.length
  const workgroups = useQuery({ ...workgroupQueries.list(), enabled: !client }).data?.length
  const tokens = useQuery(tokenQueries.list()).data?.length
  const counts: Record<string, number | undefined> = { [paths.people]: people, [paths.workgroups]: workgroups, [paths.tokens]: tokens }
  return settingsTabs
    .filter(({ roles }) => roles.includes(role))
    .map(({ to, label, create }) => ({
      to,
      label,
      count: counts[to],
      /** The label of the button that creates something on this tab. */
      create: create?.roles.includes(role) ? create.label : undefined,
    }))
}

export const SettingsPage = () => {
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
