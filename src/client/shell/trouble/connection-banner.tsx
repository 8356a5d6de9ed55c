import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type Connection, useConnection } from '../../lib/online.ts'
import { formatTime } from '../../ui/dates/format-date.ts'
import { Banner } from '../../ui/page/banner.tsx'

const Since = ({ connection }: { connection: Exclude<Connection, 'online'> }) => {
  const [since, setSince] = useState('')
  useEffect(() => setSince(formatTime(new Date())), [])
  const why = connection === 'offline' ? 'You are offline.' : 'The service does not answer.'
  return (
    <Banner tone="amber" icon={IconCloudOff}>
      {why} {since && `You see what was known at ${since}.`} Nothing you type is lost, but it can only be saved once the connection is back.
    </Banner>
  )
}

/** Says that what is shown may be old, while there is no connection. */
export const ConnectionBanner = () => {
  const connection = useConnection()
  return connection === 'online' ? null : <Since connection={connection} />
}
