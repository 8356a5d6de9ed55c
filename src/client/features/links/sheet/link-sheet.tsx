import type { Link } from '../../../../contract/x/projects/links.ts'
import { RecordComments } from '../../../kit/comments/record-comments.tsx'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { RecordSheet, SheetTitle } from '../../../kit/record/record-sheet.tsx'
import { useRemoveRow } from '../../../kit/record/use-remove-row.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { formatDateTime } from '../../../ui/dates/format-date.ts'
import { ClashNote } from '../../../ui/edit/clash-note.tsx'
import { InlineRow } from '../../../ui/inline/inline-row.tsx'
import { CategoryProperty } from '../../categories/category-field.tsx'
import { categorySetOf, useProjectCategories } from '../../categories/project-categories.ts'
import { PrivacyRow } from '../../projects/privacy-row.tsx'
import { OpenLink, TitleCell, UrlCell } from '../link-cells.tsx'
import { linkResource } from '../link-resource.ts'
import { useLinkEdit } from '../use-link-edit.ts'

const Fields = ({ link, editable }: { link: Versioned<Link>; editable: boolean }) => {
  const { nameOf } = useWorkspace()
  const { nameOf: categoryOf } = useProjectCategories(link.projectId, 'link')
  const edits = useLinkEdit(link, categoryOf)
  const isClient = useMe().role === 'client'
  const { title, url, categoryId, author, createdAt } = link
  const category = categoryId && (categoryOf(categoryId) ?? '…')
  return (
    <>
      {edits.edit.clash && <ClashNote {...edits.edit.clash} />}
      <SheetTitle>{editable ? <TitleCell link={link} edits={edits} /> : <bdi>{title}</bdi>}</SheetTitle>
      <InlineRow label="Address">{editable ? <UrlCell link={link} edits={edits} whole /> : <OpenLink url={url}>{url}</OpenLink>}</InlineRow>
      {editable ? (
        <CategoryProperty
          set={categorySetOf(link.projectId, 'link')}
          name={category}
          onPick={edits.setCategory}
          onRemove={() => edits.setCategory('', '')}
        />
      ) : (
        category && <InlineRow label="Category">{category}</InlineRow>
      )}
      {!isClient && (
        <PrivacyRow
          noun="link"
          on={{ resource: 'links', id: link.id }}
          record={link}
          isPrivate={link.isPrivate}
          onChange={(isPrivate, message) => edits.edit.apply({ isPrivate }, { message, quiet: false })}
        />
      )}
      <InlineRow label="Added">
        <bdi>{nameOf(author)}</bdi>, {formatDateTime(createdAt)}
      </InlineRow>
    </>
  )
}

/** A link beside the list: everything that is known about it, and its comments. */
export const LinkSheet = ({ id, projectId, onClose }: { id: string; projectId: string; onClose: () => void }) => {
  const remove = useRemoveRow(linkResource)
  const { mayChange } = useProjectRights(projectId)
  return (
    <RecordSheet
      resource={linkResource}
      id={id}
      title="Link"
      onClose={onClose}
      onRemove={remove}
      mayRemove={mayChange}
      foot={(link) => <RecordComments resource="links" record={link} isPrivate={link.isPrivate} />}
    >
      {(link) => <Fields link={link} editable={mayChange(link)} />}
    </RecordSheet>
  )
}
