import { useListContext } from './list-context.tsx'

/** Returns the columns of the table of a list. */
export const useListColumns = () => {
  const { columns } = useListContext()
  if (!columns) throw new Error('This list has no columns.')
  return columns
}
