import type { Link } from '../../../contract/x/projects/links.ts'
import { TextEdit } from '../../kit/edit/text-edit.tsx'
import type { Versioned } from '../../kit/resource/resource.ts'
import { hostOf, titleFault, urlFault } from './link-format.ts'
import classes from './links.module.css'
import type { useLinkEdit } from './use-link-edit.ts'

interface CellProps {
  link: Versioned<Link>
  edits: ReturnType<typeof useLinkEdit>
}

/** A link to its address in a new tab. The page behind it learns nothing of this one. */
export const OpenLink = ({ url, children }: { url: string; children: string }) => (
  <a className={classes.url ?? ''} href={/^https?:/i.test(url) ? url : undefined} target="_blank" rel="noreferrer noopener nofollow">
    <bdi>{children}</bdi>
  </a>
)

/** The title, edited in place. */
export const TitleCell = ({ link, edits }: CellProps) => (
  <TextEdit
    label="title"
    placeholder="Add a title"
    value={link.title}
    record={link}
    oneLine
    draftKey={edits.edit.draftKey('title')}
    validate={titleFault}
    onSave={edits.setTitle}
  />
)

/** The address: a link, edited with a pencil. `whole` shows all of it instead of the host. */
export const UrlCell = ({ link, edits, whole = false }: CellProps & { whole?: boolean }) => (
  <TextEdit
    label="address"
    placeholder="https://"
    type="url"
    value={link.url}
    record={link}
    oneLine={!whole}
    pencil
    render={(url) => <OpenLink url={url}>{whole ? url : hostOf(url)}</OpenLink>}
    draftKey={edits.edit.draftKey('url')}
    validate={urlFault}
    onSave={edits.setUrl}
  />
)
