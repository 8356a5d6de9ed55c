import type { ComponentType } from 'react'
import type { Selection } from '../../ui/selection/use-selection.ts'

/** What a list page gives to the board that it shows in the place of its rows. */
export interface BoardViewProps<S> {
  /** The search of the page. A board leaves out the filter that its columns stand for. */
  readonly state: S
  readonly selection: Selection<string>
  /** False while a sheet covers the page. */
  readonly enabled: boolean
}

/** A feature's board, loaded when it is opened. */
export interface LazyBoard<S> {
  readonly Component: ComponentType<BoardViewProps<S>>
  readonly fetch: () => Promise<void>
  /** The filters that a board has no use for, since its columns stand for them. */
  readonly without: readonly string[]
}
