import { Button } from '@mantine/core'
import { IconFiles, IconLayoutGrid, IconList, IconUpload } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { useBulk } from '../../../kit/bulk/use-bulk.ts'
import { useListSelection } from '../../../kit/bulk/use-list-selection.ts'
import { DropArea } from '../../../kit/files/drop-area.tsx'
import { FileInput } from '../../../kit/files/file-input.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { AddedRecords } from '../../../kit/list/list-count.tsx'
import { recallList, rememberListAddress, scrollKeyOf } from '../../../kit/list/list-memory.ts'
import { ListSkeleton } from '../../../kit/list/list-skeleton.tsx'
import type { ListView } from '../../../kit/list/list-view.ts'
import { RecordList } from '../../../kit/list/record-list.tsx'
import { useRecordList } from '../../../kit/list/use-record-list.ts'
import { useView, ViewSwitch } from '../../../kit/list/view-switch.tsx'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { FilterLine } from '../../../kit/search/filter-line.tsx'
import { TermBox } from '../../../kit/search/term-box.tsx'
import { useSearch } from '../../../kit/search/use-search.ts'
import { useWorkspace } from '../../../kit/visibility/use-workspace.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'
import { useMedia } from '../../../ui/media/use-media.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { useProjectCategories } from '../../categories/project-categories.ts'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { fileResource } from '../file-resource.ts'
import { type FileSearch, fileNoun, fileSearch } from '../file-search.ts'
import { fileColumns } from './file-columns.tsx'
import { FileGrid, GridSkeleton } from './file-grid.tsx'
import { fileSources } from './file-sources.ts'
import classes from './files-page.module.css'
import { UploadBox } from './upload-box.tsx'
import { useDownloads } from './use-downloads.ts'
import { useProjectUploads } from './use-project-uploads.ts'

const panel = lazyComponent(() => import('../page/file-panel.tsx').then(({ FilePanel }) => FilePanel))
const bulkBar = lazyBulk(() => import('./file-bulk.tsx').then(({ FileBulk }) => FileBulk))
const views: readonly ListView<FileSearch>[] = [
  { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
  { value: 'list', label: 'List', icon: IconList },
]

/** The address of this page with a file opened beside the list, or with none. */
const useOpened = () => {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const addressWith = (id: string | undefined) => {
    const next = new URLSearchParams(params)
    if (id === undefined) next.delete('open')
    else next.set('open', id)
    return `${pathname}?${next}`
  }
  const show = (id: string | undefined) => void navigate(addressWith(id), { preventScrollReset: true, replace: params.has('open') })
  return { opened: params.get('open') ?? undefined, addressWith, show }
}

/** The files of a project as a grid or a list: uploaded here, searched, selected, and opened beside it. */
export const FilesPage = ({ projectId }: { projectId: string }) => {
  const search = useSearch(fileSearch)
  const { state, key, apply } = search
  const view = useView(views)
  const listed = useMemo(() => ({ ...state, projectId }), [state, projectId])
  const list = useRecordList(fileResource, listed)
  const sources = useMemo(() => fileSources(projectId), [projectId])
  const { categories, nameOf: categoryOf } = useProjectCategories(projectId, 'file')
  const { nameOf } = useWorkspace()
  const columns = useMemo(() => fileColumns({ nameOf, categoryOf }), [nameOf, categoryOf])
  const name = `${projectId} ${key}`
  const scrollKey = scrollKeyOf('files', name)
  const selection = useListSelection(key, recallList(scrollKey).selected)
  const viewParam = view?.value === 'list' ? 'view=list&' : ''
  useEffect(() => rememberListAddress(`files of ${projectId}`, `${viewParam}${key}`), [projectId, key, viewParam])
  const selected = useMemo(() => list.items.filter(({ id }) => selection.has(id)), [list.items, selection])
  const bulk = useBulk(fileResource, fileNoun)
  const downloads = useDownloads()
  const bar = bulkBarProps({ selection, selected, bulk, downloads })
  const uploads = useProjectUploads(projectId)
  const [category, setCategory] = useState(state.category ?? '')
  const input = useRef<HTMLInputElement>(null)
  const choose = () => input.current?.click()
  const [isPrivate, setPrivate] = useState(false)
  const add = (files: readonly File[]) => uploads.add(files, category || state.category, isPrivate)
  const { mayWork } = useProjectRights(projectId)
  const mayHide = useMe().role !== 'client' && mayWork
  useKeys({ c: mayWork ? choose : undefined })
  const isWide = useMedia('(min-width: 68.75em)')
  const phone = usePhone()
  const { opened, addressWith, show } = useOpened()
  const navigate = useNavigate()
  const open = (id: string) => (isWide ? show(id) : void navigate(paths.file(id)))
  const inList = view?.value === 'list'
  const pathOf = isWide && inList ? addressWith : paths.file
  const uploadButton = (
    <Button
      leftSection={<Icon of={IconUpload} />}
      {...(!phone && { rightSection: <Keys combo="c" /> })}
      {...(phone && { 'aria-label': 'Upload files' })}
      onClick={choose}
    >
      {phone ? 'Upload' : 'Upload files'}
    </Button>
  )
  return (
    <ProjectFrame
      projectId={projectId}
      tab="files"
      fills
      action={uploadButton}
      filters={
        <>
          <ViewSwitch views={views} view={view?.value ?? 'grid'} />
          <span className={classes.term}>
            <TermBox name="term" placeholder="Name contains" search={search} />
          </span>
          <FilterLine search={search} sources={sources} />
          {mayHide && (
            <span className={classes.privacy}>
              <Switch label="Upload as private" checked={isPrivate} onChange={setPrivate} />
            </span>
          )}
          <span className={classes.added}>
            <AddedRecords resource={fileResource} search={listed} list={list} />
          </span>
        </>
      }
    >
      <DropArea
        onDrop={mayWork ? add : undefined}
        hint={isPrivate ? 'Drop to upload to this project. Clients cannot see the files' : 'Drop to upload to this project'}
        className={classes.columns}
      >
        <div className={classes.main}>
          <UploadBox uploads={uploads} categories={categories} category={category} onCategory={setCategory} />
          <ListBody
            list={list}
            search={search}
            sources={sources}
            noun={fileNoun}
            progress={bulk.progress}
            skeleton={inList ? <ListSkeleton columns={columns} /> : <GridSkeleton />}
            empty={
              <EmptyState
                icon={IconFiles}
                title="No files yet"
                text={`${mayWork ? 'Drop files anywhere on this page, or choose them. ' : ''}Files attached to messages, tasks and comments appear here too.`}
                action={
                  mayWork && (
                    <Button leftSection={<Icon of={IconUpload} />} onClick={choose}>
                      Upload files
                    </Button>
                  )
                }
              />
            }
          >
            {inList ? (
              <RecordList
                label="Files"
                resource={fileResource}
                name={name}
                list={list}
                columns={columns}
                pathOf={pathOf}
                sort={{
                  value: state.sort,
                  labelOf: (sort) => fileSearch.sorts.find(({ value }) => value === sort)?.label ?? '',
                  onChange: (sort) => apply({ ...state, sort: sort as FileSearch['sort'] }),
                }}
                selection={selection}
                selected={selected.length}
                covered={false}
              />
            ) : (
              <FileGrid
                name={name}
                list={list}
                selection={selection}
                opened={opened}
                onOpen={open}
                pathOf={paths.file}
                categoryOf={categoryOf}
              />
            )}
          </ListBody>
        </div>
        {opened && isWide && (
          <panel.Component
            id={opened}
            files={list.items}
            total={list.total}
            listAddress={addressWith(undefined)}
            onShow={show}
            onClose={() => show(undefined)}
          />
        )}
      </DropArea>
      {bar && <bulkBar.Component projectId={projectId} downloads={downloads} {...bar} />}
      <FileInput ref={input} label="Files to upload" onChoose={add} />
    </ProjectFrame>
  )
}
