import { Button } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { errorMessage } from '../../lib/service-error.ts'
import { inSentence } from '../../locale.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SkeletonRows } from '../../ui/page/skeleton-rows.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { UnsentTexts } from '../posts/unsent-texts.tsx'
import classes from './record-page.module.css'
import { capitalized, type RecordWords } from './record-words.ts'

/** The first breadcrumb of a record: its list, as the user left it. */
export const ListCrumb = ({ list, listAddress }: RecordWords) => <Link to={listAddress()}>{list}</Link>

const NotFound = ({ words }: { words: RecordWords }) => (
  <EmptyState
    icon={IconLock}
    title={`${capitalized(words.one)} not found`}
    text="It may have been deleted, or you may not have access."
    action={
      <Button variant="default" renderRoot={(props) => <Link {...props} to={words.listAddress()} />}>
        Back to {inSentence(words.list)}
      </Button>
    }
  />
)

interface RecordGoneProps {
  words: RecordWords
  record: { resource: string; id: string }
  instead: (notFound: ReactNode) => ReactNode
}

/** A record that was deleted or is not visible to this person: the service does not say which. */
export const RecordGone = ({ words, record, instead }: RecordGoneProps) => (
  <>
    <PageHead crumbs={[<ListCrumb key="list" {...words} />]} title="Not found" />
    <UnsentTexts key={`${record.resource} ${record.id}`} record={record} />
    {instead(<NotFound words={words} />)}
  </>
)

export const RecordFailed = ({ words, error, onRetry }: { words: RecordWords; error: Error; onRetry: () => void }) => (
  <>
    <PageHead crumbs={[<ListCrumb key="list" {...words} />]} title={capitalized(words.one)} />
    <EmptyState
      icon={IconAlertTriangle}
      title={`Couldn't load this ${words.one}`}
      text={errorMessage(error)}
      action={
        <Button variant="default" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  </>
)

/** The shape of a record page while it loads. */
export const RecordSkeleton = ({ words }: { words: RecordWords }) => (
  <div className={classes.page}>
    <PageHead
      crumbs={[<ListCrumb key="list" {...words} />]}
      title={<VisuallyHidden>{capitalized(words.one)}</VisuallyHidden>}
      avatar={<span className={classes.blankAvatar} />}
      subtitle={<span className={classes.blankLine} />}
    />
    <div className={classes.columns}>
      <div className={classes.stream}>
        <div className={classes.blankBox} />
        <SkeletonRows count={5} rowHeight={88} columns={['circle', '1fr']} />
      </div>
      <div className={classes.aside}>
        <div className={classes.properties}>
          <SkeletonRows count={8} rowHeight={40} columns={['3.5rem', '1fr']} />
        </div>
      </div>
    </div>
  </div>
)
