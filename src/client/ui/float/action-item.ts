import type { IconType } from '../icons/icon.tsx'

export interface ActionItem {
  readonly label: string
  readonly icon?: IconType
  /** Shortcut shown at the right: `e`, `mod+K`. A single letter also works in the open menu. */
  readonly key?: string
  readonly onClick: () => void
  readonly disabled?: boolean
  /** Shown under the label, such as why it is disabled. */
  readonly description?: string | undefined
  /** Makes it a radio item. */
  readonly checked?: boolean
  /** Separated by a line above. Its colour stays the same, because it can be undone. */
  readonly danger?: boolean
}
