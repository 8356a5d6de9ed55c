import { useQueryClient } from '@tanstack/react-query'
import { refresh } from '../../../lib/cache/long-list.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countInWords } from '../contact-words.ts'
import { contactQueries } from '../queries.ts'
import { type ContactSearch, isFiltered } from '../search/search.ts'
import classes from './contact-list.module.css'
import { useAdded } from './grown-lists.ts'

interface ListCountProps {
  search: ContactSearch
  total: number
  /** When it was read, in ms. */
  updatedAt: number
  /** How many there are without any filter. */
  everything: number | undefined
}

/** How many the list holds, and how many others have added meanwhile: those come in when one asks for them. */
export const ListCount = ({ search, total, updatedAt, everything }: ListCountProps) => {
  const client = useQueryClient()
  const { queryKey } = contactQueries.list(search)
  const added = useAdded(queryKey, total, updatedAt)
  return (
    <>
      {countInWords(total, isFiltered(search) ? everything : undefined)}
      <span role="status">
        {added > 0 && (
          <button type="button" className={classes.added} onClick={() => void refresh(client, { queryKey, exact: true })}>
            <span className={classes.verb}>Show</span> {formatCount(added)} new
          </button>
        )}
      </span>
    </>
  )
}
