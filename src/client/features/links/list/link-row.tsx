import { IconChevronRight, IconMessage } from '@tabler/icons-react'
import { memo } from 'react'
import type { Link } from '../../../../contract/x/projects/links.ts'
import { currentTime } from '../../../clock.ts'
import type { Listed } from '../../../kit/resource/resource.ts'
import { entryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { paths } from '../../../paths.ts'
import { avatar } from '../../../ui/avatar/avatar.tsx'
import { formatDateTime, formatShort } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { buttonLink } from '../../../ui/page/row-link.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { commentNoun } from '../../../ui/text/nouns.ts'
import { CategorySelect } from '../../categories/category-field.tsx'
import type { Category } from '../../categories/category-sets.ts'
import { OpenLink, TitleCell, UrlCell } from '../link-cells.tsx'
import { hostOf } from '../link-format.ts'
import classes from '../links.module.css'
import { useLinkEdit } from '../use-link-edit.ts'

interface LinkRowProps {
  link: Listed<Link>
  editable: boolean
  categories: readonly Category[]
  nameOf: (userId: string) => string
  onOpen: (id: string) => void
}

const Editable = ({ link, categories }: LinkRowProps) => {
  const categoryOf = (id: string) => categories.find((category) => category.id === id)?.name
  const edits = useLinkEdit(link, categoryOf)
  const { categoryId = '' } = link
  return (
    <>
      <span className={classes.title}>
        <TitleCell link={link} edits={edits} />
        {link.isPrivate && <PrivateMark short />}
      </span>
      <span className={classes.address}>
        <UrlCell link={link} edits={edits} />
      </span>
      <span className={classes.category} data-empty={categoryId === '' || undefined}>
        <CategorySelect categories={categories} value={categoryId} onChange={edits.setCategory} />
      </span>
      {edits.edit.clash && (
        <div className={classes.clash}>
          <ClashNote {...edits.edit.clash} />
        </div>
      )}
    </>
  )
}

const Plain = ({ link: { title, url, categoryId, isPrivate }, categories }: LinkRowProps) => (
  <>
    <span className={classes.title}>
      <bdi>{title}</bdi>
      {isPrivate && <PrivateMark short />}
    </span>
    <span className={classes.address}>
      <OpenLink url={url}>{hostOf(url)}</OpenLink>
    </span>
    <bdi className={classes.category}>{categories.find(({ id }) => id === categoryId)?.name}</bdi>
  </>
)

/** A link, edited in place. Enter opens it in a sheet with its comments, o opens its address, e edits its title. */
export const LinkRow = memo((props: LinkRowProps) => {
  const { link, editable, nameOf, onOpen } = props
  const { id, title, url, commentsCount = 0, author, createdAt } = link
  const opensLink = buttonLink(paths.link(id), () => onOpen(id))
  const onKeyDown = entryKeys({
    Enter: () => onOpen(id),
    o: () => window.open(url, '_blank', 'noopener,noreferrer'),
    e: (row) => row.querySelector<HTMLElement>('[data-edit]')?.click(),
  })
  return (
    <li>
      <article className={classes.row} aria-label={`Link: ${title}`} tabIndex={-1} data-entry onKeyDown={onKeyDown}>
        {editable ? <Editable {...props} /> : <Plain {...props} />}
        <button type="button" className={classes.comments} aria-label={countOf(commentsCount, commentNoun)} {...opensLink}>
          <Icon of={IconMessage} size={14} /> {commentsCount > 0 && commentsCount}
        </button>
        <span className={classes.person} title={`Added by ${nameOf(author)}, ${formatDateTime(createdAt)}`}>
          {avatar(nameOf(author), 'person', 20)} <time>{formatShort(createdAt, currentTime())}</time>
        </span>
        <span className={classes.open}>
          <IconButton label="Open link details" icon={IconChevronRight} size={28} {...opensLink} />
        </span>
      </article>
    </li>
  )
})
