import { IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { tagNameFault } from '../../../../contract/contacts/tags.ts'
import { TextEdit } from '../../../kit/edit/text-edit.tsx'
import { useApplyEdits } from '../../../kit/resource/query-write.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { contactSearch } from '../../../records/contacts/contact-search.ts'
import { contactQueries } from '../../../records/contacts/queries.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import table from '../../../ui/page/table.module.css'
import { formatCount } from '../../../ui/text/format-count.ts'
import classes from './tag-list.module.css'
import { useTagWrites } from './use-tag-writes.ts'

const contactsWith = (tag: string) =>
  `${paths.contacts}?${contactSearch.write({ ...contactSearch.everything, tags: { match: 'all', tags: [tag] } })}`

const none: [string, number][] = []

const TagLink = ({ tag }: { tag: string }) => (
  <Link to={contactsWith(tag)}>
    <bdi>{tag}</bdi>
  </Link>
)

/** Every tag with the number of contacts that carry it, which it leads to. Administrators rename it in place; the name of another tag merges the two. */
export const TagList = () => {
  const me = useMe()
  const manages = me.role === 'admin'
  const { data: tags, error, refetch } = useQuery({ ...contactQueries.tags(), select: useApplyEdits(contactQueries.tags()) })
  const { rename, remove } = useTagWrites(tags ?? none)
  if (!tags && !error) return <SkeletonRows count={8} rowHeight={40} columns={['1fr', '6rem']} />
  if (!tags) return <FailedBanner onRetry={() => void refetch()}>Couldn't load tags. {errorMessage(error)}</FailedBanner>
  if (tags.length === 0) return <EmptyState icon={IconTag} title="No tags yet" text="Add tags on a contact, or to several in the list." />
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Contacts</th>
          {manages && <td className={classes.action} />}
        </tr>
      </thead>
      <tbody>
        {tags.map(([tag, count]) => (
          <tr key={tag}>
            <th scope="row">
              {manages ? (
                <TextEdit
                  label={`the tag ${tag}`}
                  value={tag}
                  record={undefined}
                  placeholder="Tag"
                  oneLine
                  pencil
                  validate={tagNameFault}
                  draftKey={`${me.id}:tags:${tag}:name`}
                  onSave={(name) => rename(tag, name.trim())}
                  render={(name) => <TagLink tag={name} />}
                />
              ) : (
                <TagLink tag={tag} />
              )}
            </th>
            <td>{formatCount(count)}</td>
            {manages && (
              <td className={classes.action}>
                <IconButton label={`Delete the tag ${tag}`} icon={IconTrash} size={28} onClick={() => void remove(tag)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
