import { IconArrowsMaximize, IconChevronLeft, IconChevronRight, IconHistory, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { FileRecord } from '../../../../contract/notes/file-record.ts'
import { fileName } from '../../../kit/files/file-kind.ts'
import { FoundRecord } from '../../../kit/record/found-record.tsx'
import { historySheet } from '../../../kit/record/history-sheet.ts'
import { useRecord } from '../../../kit/resource/use-record.ts'
import { PrivateMark } from '../../../kit/visibility/private-mark.tsx'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/float/icon-button.tsx'
import { ActionsMenu } from '../../../ui/float/menu.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { formatCount } from '../../../ui/text/format-count.ts'
import { fileResource } from '../file-resource.ts'
import { useFileActions } from '../use-file-actions.ts'
import { FileDetails } from './file-details.tsx'
import classes from './file-panel.module.css'
import { FilePreview } from './file-preview.tsx'

interface FilePanelProps {
  id: string
  /** The loaded files, which the arrows walk through. */
  files: readonly FileRecord[]
  total: number | undefined
  listAddress: string
  onShow: (id: string) => void
  onClose: () => void
}

const Opened = ({ file, files, total, listAddress, onShow, onClose }: Omit<FilePanelProps, 'id'> & { file: FileRecord }) => {
  const navigate = useNavigate()
  const { remove, copyLink, name } = useFileActions(file, listAddress)
  const [size, setSize] = useState<string>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const at = files.findIndex(({ id }) => id === file.id)
  const [before, after] = [files[at - 1], at < 0 ? undefined : files[at + 1]]
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.name}>
          <bdi>{fileName(file)}</bdi>
        </h2>
        {file.xIsPrivate && <PrivateMark short />}
        {at >= 0 && total !== undefined && (
          <span className={classes.place}>
            {formatCount(at + 1)} of {formatCount(total)}
          </span>
        )}
        <span className={classes.buttons}>
          <IconButton
            label="Previous file"
            icon={IconChevronLeft}
            size={28}
            disabled={!before}
            onClick={() => before && onShow(before.id)}
          />
          <IconButton label="Next file" icon={IconChevronRight} size={28} disabled={!after} onClick={() => after && onShow(after.id)} />
          <IconButton
            label="Open the page of this file"
            icon={IconArrowsMaximize}
            size={28}
            onClick={() => void navigate(paths.file(file.id))}
          />
          <ActionsMenu
            label={`More for ${name}`}
            items={[
              { label: 'History', icon: IconHistory, onClick: () => setHistoryOpen(true) },
              ...(remove ? [{ label: 'Delete', icon: IconTrash, onClick: remove, danger: true }] : []),
            ]}
          />
          <IconButton label="Close" icon={IconX} size={28} onClick={onClose} />
        </span>
      </header>
      <div className={classes.preview}>
        <FilePreview file={file} onSize={setSize} />
      </div>
      <FileDetails file={file} size={size} onCopyLink={copyLink} />
      {isHistoryOpen && <historySheet.Component record={{ resource: 'files', id: file.id }} onClose={() => setHistoryOpen(false)} />}
    </>
  )
}

/** A file beside the list: preview, properties and comments. */
export const FilePanel = ({ id, ...props }: FilePanelProps) => {
  const found = useRecord(fileResource, id)
  useKeys({ escape: props.onClose })
  return (
    <aside className={classes.panel} aria-label="File">
      {found.state !== 'found' && (
        <header className={classes.head}>
          <span className={classes.buttons}>
            <IconButton label="Close" icon={IconX} size={28} onClick={props.onClose} />
          </span>
        </header>
      )}
      <FoundRecord found={found} record={{ resource: 'files', id }} title="File">
        {(file) => <Opened key={id} file={file} {...props} />}
      </FoundRecord>
    </aside>
  )
}
