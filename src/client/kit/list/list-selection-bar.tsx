import { bulkBarProps } from '../bulk/bulk-props.ts'
import { useListContext } from './list-context.tsx'

/** What can be done with the selected records, while there are some or something runs on them. */
export const ListSelectionBar = () => {
  const list = useListContext()
  const bar = bulkBarProps(list)
  const { selectionBar } = list.definition
  return bar && selectionBar && <selectionBar.Component {...bar} />
}
