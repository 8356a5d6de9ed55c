import { Button } from '@mantine/core'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { DropArea } from '../files/drop-area.tsx'
import { FileInput } from '../files/file-input.tsx'
import { fileName } from '../files/file-kind.ts'
import { UploadList } from '../files/upload-list.tsx'
import { useUploads } from '../files/use-uploads.ts'
import box from '../posts/composer-box.module.css'
import type { Composer } from '../posts/post-composer.tsx'
import type { StreamSection } from '../stream/stream-section.ts'
import classes from './file-composer.module.css'
import type { RecordEdit } from './use-record-edit.ts'

interface WithFiles {
  readonly attachment: readonly string[]
}
type FileEdit<R> = RecordEdit<R, { attachment?: string[] }>

interface FileComposerProps<R> {
  edit: FileEdit<R>
  tabs: ReactNode
  ref: Ref<Composer>
}

const FileComposer = <R extends WithFiles>({ edit, tabs, ref }: FileComposerProps<R>) => {
  const uploads = useUploads(edit.draftKey('new files'), (file) =>
    edit.save({ attachment: [file.id] }, edit.record, { message: `Attached ${fileName(file)}` }),
  )
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus(), attach: uploads.add }))
  return (
    <DropArea onDrop={uploads.add} hint="Drop to attach">
      <div className={box.box}>
        {tabs}
        <div className={classes.choose}>
          <Button ref={button} size="xs" variant="default" onClick={() => input.current?.click()}>
            Choose files
          </Button>
          <span className={classes.hint}>or drop them here</span>
        </div>
        <FileInput ref={input} label="New files" onChoose={uploads.add} />
        <UploadList uploads={uploads} />
      </div>
    </DropArea>
  )
}

/** The tab of a record's composer that attaches files to it. */
export const useFileComposer = <R extends WithFiles>(edit: FileEdit<R>): NonNullable<StreamSection['composer']> => ({
  label: 'File',
  render: ({ ref, tabs }) => <FileComposer edit={edit} tabs={tabs} ref={ref} />,
})
