import { FilterLine } from '../search/filter-line.tsx'
import { TermBox } from '../search/term-box.tsx'
import { useListContext } from './list-context.tsx'
import { ViewSwitch } from './view-switch.tsx'

const none: never[] = []

/** The box that searches while typing, named for the field of the search that holds the text. */
export const ListTermBox = () => {
  const { search } = useListContext()
  const term = Object.entries(search.fields.fields).find(([, { kind }]) => kind === 'term')
  return term && <TermBox name={term[0]} placeholder={term[1].label} search={search} />
}

/** Switches between the views of the list. */
export const ListViews = () => {
  const { definition, view } = useListContext()
  return definition.views && view && <ViewSwitch views={definition.views} view={view.value} />
}

/** The filters of the list as the view has a use for them, and its sort. */
export const ListFilters = () => {
  const { search, sources, view } = useListContext()
  return <FilterLine search={search} sources={sources} without={view?.without ?? none} sortable={!view?.ownOrder} />
}
