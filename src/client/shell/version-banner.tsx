import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { findBuild } from '../lib/newer-version.ts'
import { onConnection } from '../lib/online.ts'
import { missingParts, useParts } from '../ui/lazy/missing-parts.ts'
import { Banner } from '../ui/page/banner.tsx'

/** The shortest time between two looks for a new version, in ms. */
const rest = 300_000
const hourly = 3_600_000

const lookForNewer = async () => {
  if ((await findBuild()) === 'newer') missingParts.reportNewer()
}

/** Looks for a new version when the tab is seen again or the connection is back, every hour, and at once when a part is missing. */
const useLookForNewer = () => {
  useEffect(() => {
    let lookedAt = Date.now()
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < rest) return
      lookedAt = Date.now()
      void lookForNewer()
    }
    const timer = setInterval(look, hourly)
    const stops = [onConnection(look), missingParts.onMissing(() => void lookForNewer())]
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      for (const stop of stops) stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

const reload = (
  <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
    Reload
  </Button>
)

/** Returns the line under every page head for as long as the program of this page is not whole, or is older than that of the server. */
export const useVersionBanner = () => {
  useLookForNewer()
  const parts = useParts()
  const [later, setLater] = useState(false)
  if (parts === 'missing')
    return (
      <Banner tone="amber" action={reload}>
        Couldn't load a part of this page. Try again, or reload the page: your drafts are saved.
      </Banner>
    )
  if (parts === 'complete' || later) return null
  return (
    <Banner
      tone="quiet"
      icon={IconRefresh}
      action={
        <>
          {reload}
          <Button variant="subtle" size="compact-sm" onClick={() => setLater(true)}>
            Later
          </Button>
        </>
      }
    >
      A new version of Tandem is available. Your drafts are kept.
    </Banner>
  )
}
