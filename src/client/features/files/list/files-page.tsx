import { Button } from '@mantine/core'
import { IconFiles, IconLayoutGrid, IconList, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { bulkBarProps } from '../../../kit/bulk/bulk-props.ts'
import { lazyBulk } from '../../../kit/bulk/lazy-bulk.tsx'
import { DropArea } from '../../../kit/files/drop-area.tsx'
import { FileInput } from '../../../kit/files/file-input.tsx'
import { ListBody } from '../../../kit/list/list-body.tsx'
import { ListProvider } from '../../../kit/list/list-context.tsx'
import { ListAdded } from '../../../kit/list/list-count.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { ListFilters, ListTermBox, ListViews } from '../../../kit/list/list-filters.tsx'
import { ListSkeleton } from '../../../kit/list/list-skeleton.tsx'
import { ListTable } from '../../../kit/list/list-table.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
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
import { fileNoun, fileSearch } from '../file-search.ts'
import { useFileColumns } from './file-columns.tsx'
import { FileGrid, GridSkeleton } from './file-grid.tsx'
import { fileSources } from './file-sources.ts'
import classes from './files-page.module.css'
import { UploadBox } from './upload-box.tsx'
import { useDownloads } from './use-downloads.ts'
import { useProjectUploads } from './use-project-uploads.ts'

const fileList = defineList({
  resource: fileResource,
  noun: fileNoun,
  fields: fileSearch,
  toSearch: (state, projectId: string) => ({ ...state, projectId }),
  sources: fileSources,
  views: [
    { value: 'grid', label: 'Grid', icon: IconLayoutGrid },
    { value: 'list', label: 'List', icon: IconList },
  ],
  useColumns: useFileColumns,
})

const panel = lazyComponent(() => import('../page/file-panel.tsx').then(({ FilePanel }) => FilePanel))
const selectionBar = lazyBulk(() => import('./file-bulk.tsx').then(({ FileBulk }) => FileBulk))

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
  const list = useList(fileList, projectId)
  const { state } = list
  const { categories, nameOf: categoryOf } = useProjectCategories(projectId, 'file')
  const downloads = useDownloads()
  const bar = bulkBarProps({ ...list, downloads })
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
  const isTable = list.view?.value === 'list'
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
    <ListProvider list={list}>
      <ProjectFrame
        projectId={projectId}
        tab="files"
        fills
        action={uploadButton}
        filters={
          <>
            <ListViews />
            <span className={classes.term}>
              <ListTermBox />
            </span>
            <ListFilters />
            {mayHide && (
              <span className={classes.privacy}>
                <Switch label="Upload as private" checked={isPrivate} onChange={setPrivate} />
              </span>
            )}
            <span className={classes.added}>
              <ListAdded />
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
              skeleton={isTable ? <ListSkeleton /> : <GridSkeleton />}
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
              {isTable ? (
                <ListTable label="Files" pathOf={isWide ? addressWith : paths.file} />
              ) : (
                <FileGrid list={list} opened={opened} onOpen={open} pathOf={paths.file} categoryOf={categoryOf} />
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
        {bar && <selectionBar.Component projectId={projectId} downloads={downloads} {...bar} />}
        <FileInput ref={input} label="Files to upload" onChoose={add} />
      </ProjectFrame>
    </ListProvider>
  )
}
