import type { IconType } from '../../ui/icons/icon.tsx'
import type { Noun } from '../../ui/text/noun.ts'
import type { LazySelectionBar } from '../bulk/bulk-props.ts'
import type { Row } from '../resource/list-page.ts'
import type { Resource } from '../resource/resource.ts'
import type { FieldSources } from '../search/field-source.ts'
import type { SearchFields, SearchState } from '../search/search-fields.ts'
import type { Columns } from './columns.ts'
import type { ListView } from './list-view.ts'
import type { Exporter } from './use-export.ts'

/** A page that the menu of a list leads to. */
export interface MenuLink {
  readonly label: string
  readonly icon: IconType
  readonly to: string
}

/**
 * What is particular to the list of a resource: a constant of its module, so nothing in it changes while the list is shown. `Within` is the
 * id of the project that it belongs to; undefined for a list of the workspace.
 */
export interface ListDefinition<R extends Row, S extends SearchState, Search, Within extends string | undefined> {
  readonly resource: Resource<R, Search>
  readonly noun: Noun
  /** The filters and sorts that the URL holds. */
  readonly fields: SearchFields<S>
  /** The request for what the URL asks for. */
  readonly toSearch: (state: S, within: Within) => Search
  /** The data of the filters' panels. */
  readonly sources: (within: Within) => FieldSources
  /** The ways to show the records, the usual one first. Without them there is only one. */
  readonly views?: readonly ListView[]
  /** The columns of its table. */
  readonly useColumns?: (within: Within) => Columns<R>
  /** What can be done with the selected records. */
  readonly selectionBar?: LazySelectionBar<R>
  /** Another search keeps the selection. */
  readonly keepsSelection?: boolean
  /** Writes records as a file, where they can be exported. */
  readonly exporter?: () => Promise<Exporter<R>>
  /** Writes them with their notes. */
  readonly notesExporter?: () => Promise<Exporter<R>>
  readonly links?: readonly MenuLink[]
}

/** Defines the list of a resource, for `useList`. */
export const defineList = <R extends Row, S extends SearchState, Search, Within extends string | undefined = undefined>(
  definition: ListDefinition<R, S, Search, Within>,
) => definition
