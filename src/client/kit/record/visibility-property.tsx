import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import type { AudienceChange } from '../visibility/audience.ts'
import { VisibilityButton } from '../visibility/visibility-button.tsx'
import type { VisibleRecord } from '../visibility/visibility-panel.tsx'

/** Who can see a record and why, with the way to change it. */
export const VisibilityProperty = ({
  record,
  name,
  onChange,
  onShow,
}: {
  record: VisibleRecord
  /** The name of the record, for the palette. */
  name: string
  onChange: (change: AudienceChange) => void
  /** Unfolds the properties. */
  onShow: () => void
}) => {
  const [open, setOpen] = useState(false)
  const show = () => {
    onShow()
    setOpen(true)
  }
  usePageActions([{ label: `Change visibility of ${name}`, icon: IconEye, run: show }])
  return (
    <InlineRow label="Visible to">
      <VisibilityButton record={record} open={open} onOpen={setOpen} onChange={onChange} />
    </InlineRow>
  )
}
