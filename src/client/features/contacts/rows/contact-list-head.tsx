import type { ReactNode } from 'react'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import classes from './contact-cells.module.css'

const columns = [
  ['Name', classes.name],
  ['Title', classes.title],
  ['Company', classes.company],
  ['E-mail', classes.email],
  ['Tags', classes.tags],
  ['Changed', classes.changed],
] as const

const Head = ({ is, children }: { is: string | undefined; children: ReactNode }) => (
  // biome-ignore lint/a11y/useFocusableInteractive: nothing is done with a head but reading it
  <span role="columnheader" className={is}>
    {children}
  </span>
)

interface ListHeadProps {
  selected: number
  of: number
  onSelectAll: () => void
  onClear: () => void
}

/** The heads of the columns, with the box that selects all that has been read. */
export const ContactListHead = ({ selected, of, onSelectAll, onClear }: ListHeadProps) => {
  const all = selected > 0 && selected >= of
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" className={`${classes.cells} ${classes.head}`}>
      <Head is={classes.pick}>
        <Checkbox
          checked={all}
          indeterminate={selected > 0 && !all}
          onChange={() => (all ? onClear() : onSelectAll())}
          label="Select all"
          hideLabel
          disabled={of === 0}
        />
      </Head>
      {columns.map(([name, className]) => (
        <Head key={name} is={className}>
          {name}
        </Head>
      ))}
    </div>
  )
}
