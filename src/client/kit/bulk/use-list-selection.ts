import { useState } from 'react'
import { type Selection, useSelection } from '../../ui/selection/use-selection.ts'

/** The selection of a list. Another search, named by `key`, clears it. */
export const useListSelection = (key: string, initial?: Iterable<string>): Selection<string> => {
  const selection = useSelection<string>(initial)
  const [shown, setShown] = useState(key)
  if (shown !== key) {
    setShown(key)
    selection.clear()
  }
  return selection
}
