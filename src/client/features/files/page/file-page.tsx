import { IconHistory, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { fileName } from '../../../kit/files/file-kind.ts'
import { historySheet } from '../../../kit/record/history-sheet.ts'
import type { Versioned } from '../../../kit/resource/resource.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { paths } from '../../../paths.ts'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { fileListAddress } from '../file-words.ts'
import { useFileActions } from '../use-file-actions.ts'
import { FileDetails } from './file-details.tsx'
import classes from './file-page.module.css'
import { FilePreview } from './file-preview.tsx'

/** A file on a page of its own: its preview, and what is known about it. */
export const FilePage = ({ file }: { file: Versioned<FileRecord> }) => {
  const { projectId } = file
  const listAddress = projectId ? fileListAddress(projectId) : paths.home
  const { remove, copyLink, name } = useFileActions(file, listAddress)
  const [size, setSize] = useState<string>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const menu = (
    <ActionsMenu
      label={`More for ${name}`}
      items={[
        { label: 'History', icon: IconHistory, onClick: () => setHistoryOpen(true) },
        ...(remove ? [{ label: 'Delete', icon: IconTrash, onClick: remove, danger: true }] : []),
      ]}
    />
  )
  const content = (
    <div className={classes.columns}>
      <div className={classes.preview}>
        <FilePreview file={file} onSize={setSize} />
      </div>
      <aside className={classes.details} aria-label="Details">
        <FileDetails file={file} size={size} onCopyLink={copyLink} />
      </aside>
      {isHistoryOpen && <historySheet.Component record={{ resource: 'files', id: file.id }} onClose={() => setHistoryOpen(false)} />}
    </div>
  )
  if (!projectId)
    return (
      <>
        <PageHead title={<bdi>{fileName(file)}</bdi>} actions={menu} />
        {content}
      </>
    )
  return (
    <ProjectFrame projectId={projectId} tab="files" hasTitle>
      <div className={classes.head}>
        <div className={classes.words}>
          <nav className={classes.crumb} aria-label="Breadcrumb">
            <Link to={listAddress}>Files</Link>
          </nav>
          <h1 className={classes.title}>
            <bdi>{fileName(file)}</bdi>
          </h1>
          {file.xIsPrivate && <PrivateMark />}
        </div>
        {menu}
      </div>
      {content}
    </ProjectFrame>
  )
}
