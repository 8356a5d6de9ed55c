import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Contact, SingleValue } from '../../../../contract/contacts/contacts.ts'
import { ListCrumb } from '../../../kit/record/record-states.tsx'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../records/contacts/contact-words.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import { contactPageWords } from '../contact-page-words.ts'
import { relatedCounts, relatedInWords } from '../related-counts.ts'
import classes from './merge.module.css'
import { mergeQueries } from './merge-queries.ts'
import { MergeRow } from './merge-row.tsx'
import { MergeTable } from './merge-table.tsx'
import { bothTexts, choicesOf } from './merge-values.ts'
import { useMerge } from './use-merge.ts'

/** What belongs to each contact, and what moves. */
const RelatedRow = ({ sides, other }: { sides: readonly [Contact, Contact]; other: Contact }) => {
  const [a, b] = [useQuery(relatedCounts(sides[0].id)), useQuery(relatedCounts(sides[1].id))]
  const words = ({ data, isError }: typeof a) => (data ? relatedInWords(data) : isError ? "Couldn't count" : '…')
  const moving = other.id === sides[0].id ? a : b
  const result = moving.data && relatedInWords(moving.data)
  return (
    <MergeRow
      label="Related"
      sides={[words(a), words(b)]}
      result={
        result && (
          <>
            <span className={classes.gained}>{result}</span> moved from {fullName(other)}
            <p className={classes.hint}>Each note keeps its visibility.</p>
          </>
        )
      }
    />
  )
}

export const MergeHead = (props: Omit<ComponentProps<typeof PageHead>, 'title' | 'crumbs'>) => (
  <PageHead {...props} crumbs={[<ListCrumb key="list" {...contactPageWords} />]} title="Merge contacts" />
)

/** Two contacts of one type side by side. */
export const Comparison = ({ a, b, back }: { a: Contact; b: Contact; back: () => void }) => {
  const { ownCompanyId } = useMe().account
  const group = useId()
  const phone = usePhone()
  // The company of the workspace can only be the one that stays.
  const [keptId, setKeptId] = useState(b.id === ownCompanyId ? b.id : a.id)
  const [picked, setPicked] = useState<Partial<Record<SingleValue, string>>>({})
  const { merge, busy, refusal } = useMerge()
  const [kept, other] = keptId === b.id ? [b, a] : [a, b]
  const choices = choicesOf(picked, kept, other)
  const preview = useQuery({ ...mergeQueries.mergePreview(kept.id, other.id, choices), enabled: !busy })
  const result = preview.data
  const run = () => void (busy || preview.isError || merge(kept, other, choices))
  useKeys({ 'mod+enter': run, escape: back })
  const head = (contact: Contact) => (
    <label className={classes.head}>
      <input
        type="radio"
        className={classes.radio}
        name={group}
        checked={contact.id === keptId}
        onChange={() => setKeptId(contact.id)}
        aria-label={`Keep ${fullName(contact)}`}
      />
      <Avatar name={fullName(contact)} kind={contact.type} size={40} />
      <span className={classes.named}>
        <Link to={paths.contact(contact.id)}>
          <bdi>{fullName(contact)}</bdi>
        </Link>
        <span className={contact.id === keptId ? classes.stays : classes.goes}>
          {contact.id === keptId ? 'Kept' : 'Merged and removed'}
        </span>
      </span>
    </label>
  )
  const others = (
    <>
      <Button variant="subtle" leftSection={<Icon of={IconArrowsExchange} />} onClick={() => setKeptId(other.id)}>
        Swap
      </Button>
      <Button variant="subtle" rightSection={!phone && <Keys combo="esc" />} onClick={back}>
        Cancel
      </Button>
    </>
  )
  return (
    <>
      <MergeHead
        subtitle="Nothing changes until you merge. Undo brings both contacts back."
        filters={phone && others}
        actions={
          <>
            {!phone && others}
            <Button rightSection={!phone && <Keys combo="mod+Enter" />} loading={busy} disabled={preview.isError} onClick={run}>
              Merge
            </Button>
          </>
        }
      />
      {(refusal ?? preview.error) && (
        <Banner tone="red" icon={IconAlertTriangle}>
          Couldn't merge. {refusal ?? errorMessage(preview.error)}
        </Banner>
      )}
      <section className={classes.table} aria-label="Comparison">
        <div className={classes.row} role="group" aria-label="Contact to keep" data-choice="chosen">
          <div className={classes.label}>Keep</div>
          <div className={classes.side}>{head(a)}</div>
          <div className={classes.side}>{head(b)}</div>
          <div className={classes.result}>
            <div className={classes.head}>
              <Avatar name={fullName(result ?? kept)} kind={kept.type} size={40} />
              <span className={classes.named}>
                <bdi>{fullName(result ?? kept)}</bdi>
                <span className={classes.goes}>After merging</span>
              </span>
            </div>
          </div>
        </div>
        {result ? (
          <MergeTable
            merge={{
              sides: [a, b],
              keptId,
              result,
              pickedId: (value) => picked[value] ?? (value === 'background' ? bothTexts : keptId),
              onPick: (value, contactId) => setPicked({ ...picked, [value]: contactId }),
            }}
          />
        ) : (
          preview.isPending && <SkeletonRows count={6} rowHeight={48} columns={['6rem', '1fr', '1fr', '1fr']} />
        )}
        <RelatedRow sides={[a, b]} other={other} />
      </section>
    </>
  )
}
