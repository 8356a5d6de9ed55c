import { type AriaAttributes, type ReactElement, useId } from 'react'
import { Tooltip } from './tooltip.tsx'

interface WithReasonProps {
  /** Why the control can't be used now, as a sentence. */
  reason: string | undefined
  /** Renders the control. Give it these attributes, and make it do nothing while there is a reason. */
  children: (aria: AriaAttributes) => ReactElement
}

/** A control that may be disabled for a reason, which is its tooltip and its description for assistive technology. */
export const WithReason = ({ reason, children }: WithReasonProps) => {
  const id = useId()
  if (!reason) return children({})
  return (
    <>
      <Tooltip label={reason}>{children({ 'aria-disabled': true, 'aria-describedby': id })}</Tooltip>
      <span id={id} hidden>
        {reason}
      </span>
    </>
  )
}
