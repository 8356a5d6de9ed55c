import { useMediaQuery } from '@mantine/hooks'
import type { ReactElement } from 'react'
import { Tooltip } from '../../ui/float/tooltip.tsx'

/** Names what is an icon alone; where the name stands beside it, it would only be said twice. */
export const NarrowTooltip = ({ label, keys, children }: { label: string; keys: string; children: ReactElement }) => {
  const narrow = useMediaQuery('(max-width: 1099.98px)', false, { getInitialValueInEffect: false })
  return narrow ? (
    <Tooltip label={label} keys={keys} position="right">
      {children}
    </Tooltip>
  ) : (
    children
  )
}
