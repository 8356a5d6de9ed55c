import { IconLink } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { AddedRecords } from '../../../kit/list/list-count.tsx'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { paths } from '../../../paths.ts'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { CreateButton } from '../../../ui/page/create-button.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { categoryOrNoneSource } from '../../categories/category-source.ts'
import { categorySetOf, useProjectCategories } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { linkResource } from '../link-resource.ts'
import { linkNoun, linkSearch } from '../link-search.ts'
import classes from '../links.module.css'
import { LinkRow } from './link-row.tsx'

const newSheet = lazyComponent(() => import('../create/new-link-sheet.tsx').then(({ NewLinkSheet }) => NewLinkSheet))
const sheet = lazyComponent(() => import('../sheet/link-sheet.tsx').then(({ LinkSheet }) => LinkSheet))

/** The links of a project, newest first. */
export const LinksPage = ({ projectId }: { projectId: string }) => {
  const search = useSearch(linkSearch)
  const { state, key } = search
  const found = useMemo(() => ({ ...state, projectId }), [state, projectId])
  const sources = useMemo(() => ({ category: categoryOrNoneSource(categorySetOf(projectId, 'link')) }), [projectId])
  const list = useRecordList(linkResource, found)
  const { categories } = useProjectCategories(projectId, 'link')
  const { nameOf } = useWorkspace()
  const phone = usePhone()
  const create = useNewRecord()
  const opened = useOpenRecord()
  const rows = useRef<HTMLUListElement>(null)
  useEntryKeys(rows)
  const { mayWork, mayChange } = useProjectRights(projectId)
  useKeys({ c: mayWork ? create.open : undefined })
  const address = `${paths.projectLinks(projectId)}${key && `?${key}`}`
  const add = <CreateButton label="New link" onClick={create.open} />
  return (
    <ProjectFrame
      projectId={projectId}
      tab="links"
      action={add}
      filters={
        <>
          <FilterLine search={search} sources={sources} />
          <span className={classes.added}>
            <AddedRecords resource={linkResource} search={found} list={list} />
          </span>
        </>
      }
    >
      <ListBody
        list={list}
        search={search}
        sources={sources}
        noun={linkNoun}
        skeleton={<SkeletonRows count={8} rowHeight={40} columns={['1fr', '20%', '12%', '3rem', '5rem']} />}
        empty={
          <EmptyState icon={IconLink} title="No links yet" text="Keep the pages that everybody here looks up." action={mayWork && add} />
        }
      >
        <ul ref={rows} className={classes.rows} aria-label="Links" tabIndex={-1}>
          {list.items.map((link) => (
            <LinkRow
              key={link.id}
              link={link}
              editable={mayChange(link) && !phone}
              categories={categories}
              nameOf={nameOf}
              onOpen={opened.open}
            />
          ))}
        </ul>
      </ListBody>
      {create.opened && mayWork && <newSheet.Component projectId={projectId} address={address} onClose={create.close} />}
      {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} projectId={projectId} onClose={opened.close} />}
    </ProjectFrame>
  )
}
