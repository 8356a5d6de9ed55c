import { IconLink } from '@tabler/icons-react'
import { useRef } from 'react'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { ListProvider } from '../../../kit/list/list-context.tsx'
import { ListAdded } from '../../../kit/list/list-count.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListFilters } from '../../../kit/list/list-filters.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useOpenRecord } from '../../../kit/list/use-open-record.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { useEntryKeys } from '../../../kit/stream/use-entry-keys.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
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

const linkList = defineList({
  resource: linkResource,
  noun: linkNoun,
  fields: linkSearch,
  toSearch: (state, projectId: string) => ({ ...state, projectId }),
  sources: (projectId) => ({ category: categoryOrNoneSource(categorySetOf(projectId, 'link')) }),
})

const newSheet = lazyComponent(() => import('../create/new-link-sheet.tsx').then(({ NewLinkSheet }) => NewLinkSheet))
const sheet = lazyComponent(() => import('../sheet/link-sheet.tsx').then(({ LinkSheet }) => LinkSheet))

/** The links of a project, newest first. */
export const LinksPage = ({ projectId }: { projectId: string }) => {
  const list = useList(linkList, projectId)
  const { create } = list
  const { categories } = useProjectCategories(projectId, 'link')
  const { nameOf } = useWorkspace()
  const phone = usePhone()
  const opened = useOpenRecord()
  const rows = useRef<HTMLUListElement>(null)
  useEntryKeys(rows)
  const { mayWork, mayChange } = useProjectRights(projectId)
  useKeys({ c: mayWork ? create.open : undefined })
  const add = <CreateButton label="New link" onClick={create.open} />
  return (
    <ListProvider list={list}>
      <ProjectFrame
        projectId={projectId}
        tab="links"
        action={add}
        filters={
          <>
            <ListFilters />
            <span className={classes.added}>
              <ListAdded />
            </span>
          </>
        }
      >
        <ListBody
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
        {create.opened && mayWork && <newSheet.Component projectId={projectId} onClose={create.close} />}
        {opened.id !== undefined && <sheet.Component key={opened.id} id={opened.id} projectId={projectId} onClose={opened.close} />}
      </ProjectFrame>
    </ListProvider>
  )
}
