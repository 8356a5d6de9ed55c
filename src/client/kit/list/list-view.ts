import type { IconType } from '../../ui/icons/icon.tsx'
import type { Selection } from '../../ui/selection/use-selection.ts'

/** One way to show the records of a page. */
export interface ListView {
  /** The parameter of the address. */
  readonly value: string
  readonly label: string
  readonly icon?: IconType
  /** The filters that the view has no use for, such as the one that its columns stand for. */
  readonly without?: readonly string[]
  /** The view loads records of its own, as each column of a board does. */
  readonly ownRows?: boolean
  /** The view has an order of its own, so the page has no sort control. */
  readonly ownOrder?: boolean
}

/** The props of a view that loads records of its own. */
export interface ListViewProps<S> {
  /** The search of the page, without the filters that the view leaves out. */
  readonly state: S
  readonly selection: Selection<string>
  /** False while a sheet covers the page. */
  readonly enabled: boolean
}
