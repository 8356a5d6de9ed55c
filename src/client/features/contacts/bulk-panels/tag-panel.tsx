import { useQueryClient } from '@tanstack/react-query'
import { newTagLabel, tagsLike } from '../../tags/tag-options.ts'
import { PickPanel } from '../filter-panels/pick-panel.tsx'
import { contactQueries } from '../queries.ts'

/** One tag to put on all that are selected; a new name makes a new tag. */
export const TagPanel = ({ onChoose }: { onChoose: (tag: string) => void }) => {
  const client = useQueryClient()
  const search = async (term: string) => {
    const tags = await client.fetchQuery(contactQueries.tags())
    return tagsLike(tags, term).map(([tag]) => ({ id: tag, label: tag }))
  }
  return (
    <PickPanel
      label="Tag them"
      search={search}
      onPick={({ label }) => onChoose(label)}
      createLabel={(term) => newTagLabel(client.getQueryData(contactQueries.tags().queryKey) ?? [], term)}
      nothing="There are no tags yet. Type the first one."
    />
  )
}
