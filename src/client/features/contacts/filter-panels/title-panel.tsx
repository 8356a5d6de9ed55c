import { useQueryClient } from '@tanstack/react-query'
import { findFolded } from '../../../../contract/fold.ts'
import { cachedTitles } from '../contact-cache.ts'
import { PickPanel } from './pick-panel.tsx'

/** One title, whole as it is written; currentPageActions are those of the contacts that have been read. */
export const TitlePanel = ({ value, onApply }: { value: string; onApply: (title: string) => void }) => {
  const client = useQueryClient()
  const search = async (term: string) => {
    const same = (title: string) => title.toLowerCase() === term.toLowerCase()
    const titles = cachedTitles(client).filter((title) => term === '' || findFolded(title, term))
    return [...titles.filter(same), ...titles.filter((title) => !same(title))].map((title) => ({ id: title, label: title }))
  }
  return (
    <PickPanel
      label="Title"
      initial={value}
      search={search}
      onPick={({ label }) => onApply(label)}
      createLabel={(term) => `Title is “${term}”`}
      typedFirst
      nothing="The whole title as it is written, such as Owner."
      hint="Titles of the contacts read so far. Any other: type it whole."
    />
  )
}
