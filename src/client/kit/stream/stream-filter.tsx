import { Segmented } from '../../ui/filters/segmented.tsx'
import type { Shown } from './stream.ts'

const words: Record<Shown, string> = { everything: 'Everything', notes: 'Notes', files: 'Files' }

interface StreamFilterProps {
  shown: Shown
  counts: Record<Shown, number | undefined>
  onChange: (shown: Shown) => void
}

/** What the stream shows; counts stand after their word where they are known. */
export const StreamFilter = ({ shown, counts, onChange }: StreamFilterProps) => (
  <Segmented
    label="What to show"
    quiet
    value={shown}
    options={(Object.keys(words) as Shown[]).map((value) => ({ value, label: words[value], count: counts[value] }))}
    onChange={onChange}
  />
)
