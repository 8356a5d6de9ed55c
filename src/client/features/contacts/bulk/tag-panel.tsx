import { useQueryClient } from '@tanstack/react-query'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { contactQueries } from '../queries.ts'
import classes from './bulk.module.css'

/** One tag to put on all that are selected; a new name makes a new tag. */
export const TagPanel = ({ onChoose }: { onChoose: (tag: string) => void }) => {
  const client = useQueryClient()
  const search = async (term: string) => {
    const tags = await client.fetchQuery(contactQueries.tags())
    return tags.filter(([tag]) => tag.toLowerCase().includes(term.toLowerCase())).map(([tag]) => ({ id: tag, label: tag }))
  }
  return (
    <div className={classes.panel}>
      <ComboField
        label="Tag them"
        value={undefined}
        onChange={(tag) => tag && onChoose(tag.label)}
        search={search}
        createLabel={(term) => `New tag “${term}”`}
        nothing="There are no tags yet."
        autoFocus
      />
    </div>
  )
}
