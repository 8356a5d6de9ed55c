import { Button } from '@mantine/core'
import { IconAlertTriangle, IconHistory } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { keptFrom } from '../../../ui/dates/kept-from.ts'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { sameDraft } from '../../../ui/edit/draft-storage.ts'
import { useDraft } from '../../../ui/edit/use-draft.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { AudienceField } from './audience-field.tsx'
import { CompanyField } from './company-field.tsx'
import { type ContactDraft, type DraftField, emptyDraft, named, nextDraft, withCompany, withTypedCompany } from './contact-draft.ts'
import classes from './create.module.css'
import { EmailField } from './email-field.tsx'
import { useCreate } from './use-create.ts'

const types = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Company' },
] as const

/** The sheet in which a person or a company is made. What is typed is kept until it is created or started afresh. */
export const ContactSheet = ({
  onClose,
  called,
}: {
  onClose: () => void /** The name it begins with, where nothing has been kept. */
  called: string
}) => {
  const navigate = useNavigate()
  const form = useId()
  const phone = usePhone()
  const name = useRef<HTMLInputElement>(null)
  const [draft, setDraft, { restoredAt, discard }] = useDraft<ContactDraft>(`${useMe().id}:contact:new`, emptyDraft)
  useEffect(() => {
    if (called) setDraft((now) => (sameDraft(now, emptyDraft) ? { ...now, ...named(called) } : now))
  }, [called, setDraft])
  // A field that was being typed into when the page went stands as it was left.
  useEffect(() => void setDraft(withTypedCompany), [setDraft])
  const { create, faults, forgive, busy } = useCreate()
  const change = (part: Partial<ContactDraft>, field?: DraftField) => {
    if (field) forgive(field)
    setDraft((now) => ({ ...now, ...part }))
  }
  const send = async () => {
    const sent = busy ? undefined : setDraft(withTypedCompany)
    const id = sent && (await create(sent))
    return id ? { id, sent } : undefined
  }
  const submit = async () => {
    const made = await send()
    if (!made) return
    setDraft((now) => (sameDraft(now, made.sent) ? emptyDraft : now))
    void navigate(paths.contact(made.id), { replace: true })
  }
  const submitAndGoOn = async () => {
    const made = await send()
    if (!made) return
    setDraft((now) => nextDraft(now, made.sent))
    name.current?.focus()
  }
  useKeys({ 'mod+enter': () => void submit() }, { inLayer: true })
  const person = draft.type === 'person'
  return (
    <Sheet
      opened
      onClose={onClose}
      title="New contact"
      footer={
        <>
          <Button type="submit" form={form} rightSection={!phone && <Keys combo="mod+enter" joined />}>
            Create
          </Button>
          <Button variant="subtle" onClick={() => void submitAndGoOn()}>
            Create and add another
          </Button>
          {!phone && (
            <Button variant="subtle" onClick={onClose}>
              Cancel
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {restoredAt && (
          <div className={classes.kept}>
            <Banner
              tone="quiet"
              icon={IconHistory}
              action={
                <Button variant="text" onClick={discard}>
                  Start afresh
                </Button>
              }
            >
              Kept from {keptFrom(restoredAt, new Date())}.
            </Banner>
          </div>
        )}
        {faults.form && (
          <div className={classes.kept}>
            <Banner tone="red" icon={IconAlertTriangle}>
              {faults.form}
            </Banner>
          </div>
        )}
        <Segmented label="Kind" size={32} value={draft.type} options={types} onChange={(type) => change({ type })} />
        <div className={person ? classes.names : undefined}>
          <TextField
            ref={name}
            label="Name"
            autoFocus
            autoComplete="off"
            value={draft.name}
            error={faults.name}
            onChange={(text) => change({ name: text }, 'name')}
          />
          {person && (
            <TextField
              label="Last name"
              autoComplete="off"
              value={draft.lastName}
              error={faults.lastName}
              onChange={(lastName) => change({ lastName }, 'lastName')}
            />
          )}
        </div>
        {person && (
          <CompanyField
            value={draft.company}
            error={faults.company}
            onChange={(chosen) => {
              forgive('company')
              setDraft((now) => withCompany(now, chosen))
            }}
            onTyped={(typedCompany) => {
              forgive('company')
              setDraft((now) => ({ ...withCompany(now, now.company), ...(typedCompany && { typedCompany }) }))
            }}
          />
        )}
        <EmailField
          value={draft.email}
          company={person ? draft.company : undefined}
          error={faults.email}
          onChange={(email) => change({ email }, 'email')}
        />
        <AudienceField value={draft.audience} error={faults.audience} onChange={(audience) => change({ audience }, 'audience')} />
        <p className={classes.next}>Phones, addresses, dates and tags are on the page that opens next.</p>
      </form>
    </Sheet>
  )
}
