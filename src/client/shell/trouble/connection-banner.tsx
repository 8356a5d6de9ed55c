import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useConnection } from '../../lib/online.ts'
import { formatTime } from '../../ui/dates/format-date.ts'
import { Banner } from '../../ui/page/banner.tsx'

/** What stands under the head of every page while there is no connection: that what is shown may be old. A page may add a sentence of its own. */
export const useConnectionLine = () => {
  const connection = useConnection()
  const lost = connection !== 'online'
  const [since, setSince] = useState('')
  useEffect(() => setSince(lost ? formatTime(new Date()) : ''), [lost])
  return useCallback(
    (also: ReactNode) =>
      connection !== 'online' && (
        <Banner tone="quiet" icon={IconCloudOff}>
          {connection === 'offline' ? 'You are offline.' : 'The service does not answer.'} {since && `You see what was known at ${since}.`}{' '}
          {also} Nothing you type is lost, but it can only be saved once the connection is back.
        </Banner>
      ),
    [connection, since],
  )
}
