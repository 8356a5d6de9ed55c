import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { errorMessage } from '../../lib/service-error.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import table from '../../ui/page/table.module.css'
import { formatCount } from '../../ui/text/format-count.ts'
import { contactSearch } from './contact-search.ts'
import { contactQueries } from './queries.ts'

const contactsWith = (tag: string) => `${paths.contacts}?${contactSearch.write({ ...contactSearch.everything, tags: [tag] })}`

/** Every tag with the number of contacts that carry it, which it leads to. */
export const TagList = () => {
  const { data: tags, error, refetch } = useQuery(contactQueries.tags())
  if (!tags && !error) return <SkeletonRows count={8} rowHeight={40} columns={['1fr', '6rem']} />
  if (!tags) return <FailedBanner onRetry={() => void refetch()}>Couldn't load tags. {errorMessage(error)}</FailedBanner>
  if (tags.length === 0) return <EmptyState icon={IconTag} title="No tags yet" text="Add tags on a contact, or to several in the list." />
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Contacts</th>
        </tr>
      </thead>
      <tbody>
        {tags.map(([tag, count]) => (
          <tr key={tag}>
            <th scope="row">
              <Link to={contactsWith(tag)}>
                <bdi>{tag}</bdi>
              </Link>
            </th>
            <td>{formatCount(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
