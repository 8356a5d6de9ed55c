import type { ComponentType } from 'react'
import type { IconType } from '../../ui/icons/icon.tsx'
import type { Selection } from '../../ui/selection/use-selection.ts'

/** The props of a view that a list page shows instead of its rows. */
export interface ListViewProps<S> {
  /** The search of the page, without the filters that the view leaves out. */
  readonly state: S
  readonly selection: Selection<string>
  /** False while a sheet covers the page. */
  readonly enabled: boolean
}

/** One way to show the records of a page. Without a component it is the rows of the page. */
export interface ListView<S> {
  /** The parameter of the address. */
  readonly value: string
  readonly label: string
  readonly icon?: IconType
  readonly Component?: ComponentType<ListViewProps<S>>
  /** The filters that the view has no use for, such as the one that its columns stand for. */
  readonly without?: readonly string[]
  /** The view has an order of its own, so the page has no sort control. */
  readonly ownOrder?: boolean
  /** The view says itself that there are no records. */
  readonly ownEmpty?: boolean
}
