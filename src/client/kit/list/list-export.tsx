import { ExportButton } from './export-button.tsx'
import { useListContext } from './list-context.tsx'

/** Exports the selected records, or else all that the search finds. A list that is read whole has them. */
export const ListExport = () => {
  const { exporting, items, selected, request, definition } = useListContext()
  const found = definition.resource.wholeLists ? { records: items } : { search: request }
  return (
    <ExportButton
      disabled={items.length === 0 || exporting?.progress !== undefined}
      onClick={() => void exporting?.run(selected.length > 0 ? { records: selected } : found)}
    />
  )
}
