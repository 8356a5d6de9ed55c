import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import type { ComboOption } from '../../../ui/combo/use-options.ts'
import classes from './panels.module.css'

interface PickPanelProps {
  label: string
  find: (client: QueryClient, term: string, signal: AbortSignal) => Promise<readonly ComboOption[]>
  onPick: (option: ComboOption) => void
  placeholder?: string
  /** Label of the row that creates a new option. */
  createLabel?: (term: string) => string
  hint?: string
  initial?: string
  /** Puts the typed text first: Enter then chooses it. */
  typedFirst?: boolean
}

/** Chooses one option in a popover, found as you type. */
export const PickPanel = ({ find, onPick, typedFirst = false, ...props }: PickPanelProps) => {
  const client = useQueryClient()
  return (
    <div className={classes.pick}>
      <ComboField
        {...props}
        search={(term, signal) => find(client, term, signal)}
        inline
        autoFocus
        createFirst={typedFirst}
        value={undefined}
        onChange={(option) => option && onPick(option)}
      />
    </div>
  )
}
