import { IconPencil, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inSentence } from '../../locale.ts'
import type { ComboOption, ComboSearch } from '../../ui/combo/use-options.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'
import { InlineRow } from '../../ui/inline/inline-row.tsx'
import { PickPopover } from '../edit/pick-popover.tsx'
import { RelatedRow } from './relation.tsx'
import classes from './relations.module.css'

interface PickedPropertyProps {
  /** "Category" */
  label: string
  /** The label of the field in the panel. */
  field: string
  description?: string
  search: ComboSearch
  createLabel?: (term: string) => string
  /** Shown under the options. */
  hint?: ReactNode
  /** The current choice. */
  picked: { readonly name: string; readonly shown: ReactNode } | undefined
  onPick: (option: ComboOption) => void
  onRemove: (name: string) => void
}

/** A property with one value that is picked in a panel: a contact, a category. */
export const PickedProperty = ({ label, picked, onPick, onRemove, ...panel }: PickedPropertyProps) => {
  const noun = inSentence(label)
  return (
    <InlineRow label={label}>
      <RelatedRow
        actions={
          <>
            <PickPopover
              {...panel}
              label={`Choose: ${noun}`}
              onPick={onPick}
              target={(isOpen, toggle) =>
                picked ? (
                  <IconButton label={`Change: ${noun}`} icon={IconPencil} size={28} onClick={toggle} />
                ) : (
                  <button type="button" className={classes.empty} aria-expanded={isOpen} onClick={toggle}>
                    Add a {inSentence(panel.field)}
                  </button>
                )
              }
            />
            {picked && <IconButton label={`Remove ${picked.name}`} icon={IconX} size={28} onClick={() => onRemove(picked.name)} />}
          </>
        }
      >
        {picked?.shown}
      </RelatedRow>
    </InlineRow>
  )
}
