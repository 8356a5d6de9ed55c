import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Contact } from '../../../../contract/contacts/contacts.ts'
import { compareNames } from '../../../../contract/name-order.ts'
import { RecordFailed } from '../../../kit/record/record-states.tsx'
import { useRecord } from '../../../kit/resource/use-record.ts'
import { paths } from '../../../paths.ts'
import { contactFinder } from '../../../records/contacts/contact-finder.ts'
import { contactResource } from '../../../records/contacts/contact-resource.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { ComboField } from '../../../ui/combo/combo-field.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { contactPageWords } from '../contact-page-words.ts'
import { Comparison, MergeHead } from './comparison.tsx'
import classes from './merge.module.css'

/** Finds the other contact. Before anything is typed it proposes those with the same name. */
const OtherContact = ({ contact, onPick, back }: { contact: Contact; onPick: (id: string) => void; back: () => void }) => {
  useKeys({ escape: back })
  const client = useQueryClient()
  const find = contactFinder(contact.type)
  const noun = contact.type === 'company' ? 'company' : 'person'
  const name = fullName(contact)
  const [typed, setTyped] = useState('')
  const isTyped = typed.trim() !== ''
  const search = async (term: string) => {
    const others = (await find(client, term || name)).filter(({ id }) => id !== contact.id)
    return term ? others : others.filter(({ label }) => compareNames(label, name) === 0)
  }
  return (
    <>
      <MergeHead
        subtitle={`Merge ${name} with another ${noun}.`}
        actions={
          <Button variant="subtle" onClick={back}>
            Cancel
          </Button>
        }
      />
      <div className={classes.pick}>
        <ComboField
          label={`Other ${noun}`}
          description="Next, you choose which of the two to keep."
          autoFocus
          inline
          value={undefined}
          placeholder={`Find a ${noun}`}
          search={search}
          nothing={isTyped ? `No other ${noun} found.` : `No other ${noun} has this name. Type to find one.`}
          hint={isTyped ? undefined : 'Same name. Type to find others.'}
          onTyped={setTyped}
          onChange={(option) => option?.id && onPick(option.id)}
        />
      </div>
    </>
  )
}

const NotPossible = ({ title, text }: { title: string; text: string }) => (
  <>
    <MergeHead />
    <EmptyState
      icon={IconUsers}
      title={title}
      text={text}
      action={
        <Button variant="default" renderRoot={(props) => <Link {...props} to={contactPageWords.listAddress()} />}>
          Back to contacts
        </Button>
      }
    />
  </>
)

const notFound = <NotPossible title="Contact not found" text="It may have been deleted or merged, or you may not have access." />

/** Both contacts in all their states. Without the second it is found here. */
const Pair = ({ aId, bId, onPick }: { aId: string; bId: string | null; onPick: (id: string) => void }) => {
  const navigate = useNavigate()
  const a = useRecord(contactResource, aId)
  const b = useRecord(contactResource, bId ?? aId)
  const failed = [a, b].find((side) => side.state === 'failed')
  const back = () => void navigate(paths.contact(aId))
  if (failed?.state === 'failed') return <RecordFailed words={contactPageWords} error={failed.error} onRetry={failed.retry} />
  if (a.state === 'gone' || b.state === 'gone') return notFound
  if (a.state !== 'found' || b.state !== 'found')
    return (
      <>
        <MergeHead />
        <SkeletonRows count={8} rowHeight={48} columns={['6rem', '1fr', '1fr', '1fr']} />
      </>
    )
  if (bId === null || aId === bId) return <OtherContact contact={a.record} onPick={onPick} back={back} />
  if (a.record.type !== b.record.type)
    return (
      <NotPossible title="These contacts can't be merged" text="A person and a company can't be merged. Choose two of the same type." />
    )
  return <Comparison key={`${aId} ${bId}`} a={a.record} b={b.record} back={back} />
}

/** Merges two contacts: `?a=` and `?b=` are their ids. */
export const MergePage = () => {
  const [params, setParams] = useSearchParams()
  const a = params.get('a')
  return a ? <Pair aId={a} bId={params.get('b')} onPick={(b) => setParams({ a, b })} /> : notFound
}
