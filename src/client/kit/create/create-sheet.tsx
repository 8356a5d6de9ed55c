import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { currentTime } from '../../clock.ts'
import { formatDraftTime } from '../../ui/dates/format-draft-time.ts'
import { Sheet } from '../../ui/dialogs/sheet.tsx'
import { OtherDraftLine } from '../../ui/inline/other-draft-line.tsx'
import { useKeys } from '../../ui/keys/hotkeys.ts'
import { Keys } from '../../ui/keys/key.tsx'
import { usePhone } from '../../ui/media/use-phone.ts'
import { Banner } from '../../ui/page/banner.tsx'
import classes from './create-sheet.module.css'

/** The form of `useCreateForm`, as far as the sheet needs it. */
interface SheetForm {
  readonly faults: { readonly form?: string | undefined }
  readonly restoredAt: Date | undefined
  readonly discard: () => void
  readonly otherAt: Date | undefined
  readonly showOther: () => void
  readonly create: () => Promise<string | undefined>
  readonly createAndAdd: () => Promise<boolean>
}

interface CreateSheetProps {
  /** "New contact" */
  title: string
  form: SheetForm
  onClose: () => void
  /** A hint under the fields. */
  note?: string
  /** The fields. `first` is for the field that the next record begins with. */
  children: (first: Ref<HTMLInputElement>) => ReactNode
}

/** The sheet in which a record is created. What is typed is saved on this device until it is created or discarded. */
export const CreateSheet = ({ title, form, onClose, note, children }: CreateSheetProps) => {
  const { faults, restoredAt, discard, otherAt, showOther, create, createAndAdd } = form
  const navigate = useNavigate()
  const id = useId()
  const phone = usePhone()
  const first = useRef<HTMLInputElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const submitted = useRef(false)
  // Typing clears faults too: only a refusal moves the focus.
  useEffect(() => {
    if (!submitted.current || Object.keys(faults).length === 0) return
    submitted.current = false
    fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [faults])
  const submit = async () => {
    submitted.current = true
    const path = await create()
    if (path !== undefined) void navigate(path, { replace: true })
  }
  const submitAndAdd = async () => {
    submitted.current = true
    if (await createAndAdd()) first.current?.focus()
  }
  useKeys({ 'mod+enter': () => void submit() }, { inLayer: true })
  const footer = (
    <>
      <Button type="submit" form={id} rightSection={!phone && <Keys combo="mod+enter" joined />}>
        Create
      </Button>
      <Button variant="subtle" onClick={() => void submitAndAdd()}>
        Create and add another
      </Button>
      {!phone && (
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      )}
    </>
  )
  return (
    <Sheet opened onClose={onClose} title={title} footer={footer}>
      <form
        ref={fields}
        id={id}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {restoredAt && (
          <div className={classes.banner}>
            <Banner
              tone="quiet"
              icon={IconHistory}
              action={
                <Button variant="text" onClick={discard}>
                  Discard draft
                </Button>
              }
            >
              Draft from {formatDraftTime(restoredAt, currentTime())}.
            </Banner>
          </div>
        )}
        <OtherDraftLine at={otherAt} onShow={showOther} />
        {faults.form && (
          <div className={classes.banner}>
            <Banner tone="red" icon={IconAlertTriangle}>
              {faults.form}
            </Banner>
          </div>
        )}
        {children(first)}
        {note && <p className={classes.note}>{note}</p>}
      </form>
    </Sheet>
  )
}
