import type { ReactElement } from 'react'
import { Tooltip } from '../../ui/float/tooltip.tsx'
import { media, useMedia } from '../../ui/media/use-media.ts'

const narrowWindow = media('(max-width: 1099.98px)')

/** Names what is an icon alone; where the name stands beside it, it would only be said twice. */
export const NarrowTooltip = ({ label, keys, children }: { label: string; keys: string; children: ReactElement }) => {
  const narrow = useMedia(narrowWindow)
  return narrow ? (
    <Tooltip label={label} keys={keys} position="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}
