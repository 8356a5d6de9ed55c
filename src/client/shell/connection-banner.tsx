import { IconAlertTriangle, IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { currentTime } from '../clock.ts'
import { useConnection } from '../lib/online.ts'
import { signInPage } from '../lib/service-error.ts'
import { formatTime } from '../ui/dates/format-date.ts'
import { Banner } from '../ui/page/banner.tsx'
import { countOf } from '../ui/text/noun.ts'
import { changeNoun } from '../ui/text/nouns.ts'
import { useHasRefusedDrafts } from './use-refused-drafts.ts'
import { useUnsentPaths } from './use-unsent-paths.ts'

const reasons = { offline: 'You are offline.', unreachable: "Can't reach the server.", blocked: `Can't reach the server. ${signInPage}` }

/** Returns the banner under every page head while there is no connection. A page may add a sentence. */
export const useConnectionBanner = () => {
  const connection = useConnection()
  const unsaved = useUnsentPaths().length
  const lost = connection !== 'online'
  const [since, setSince] = useState('')
  useEffect(() => setSince(lost ? formatTime(currentTime()) : ''), [lost])
  const client = useQueryClient()
  // A page that lacks what it asked for does not claim to show it.
  const isIncomplete = useCallback(
    () =>
      client
        .getQueryCache()
        .findAll({ type: 'active' })
        .some(({ state }) => state.data === undefined),
    [client],
  )
  const isRefused = useHasRefusedDrafts()
  return useCallback(
    (more: ReactNode) => (
      <>
        {isRefused && (
          <Banner tone="red" icon={IconAlertTriangle}>
            Your draft is only in this tab, because this browser's storage is full or blocked. Send it before you close the tab.
          </Banner>
        )}
        {connection !== 'online' && (
          <Banner tone="quiet" icon={IconCloudOff}>
            {reasons[connection]} {since && !isIncomplete() && `This page shows data from ${since}.`} {more} Pages you haven't opened yet
            won't load.{' '}
            {unsaved > 0
              ? `Not saved yet: ${countOf(unsaved, changeNoun)}. We'll retry when you're back.`
              : !isRefused && 'Your drafts are saved on this device.'}
          </Banner>
        )}
      </>
    ),
    [connection, since, unsaved, isIncomplete, isRefused],
  )
}
