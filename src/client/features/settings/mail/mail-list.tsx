import { IconMail, IconMailOff } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { peopleQueries } from '../../../lib/people/people-queries.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useNearEnd } from '../../../ui/list/use-near-end.ts'
import { isDemo } from '../../../ui/page/app-location.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { FailedBanner } from '../../../ui/page/failed-banner.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import table from '../../../ui/page/table.module.css'
import classes from './mail.module.css'
import { MailRow } from './mail-row.tsx'
import { mailQueries } from './queries.ts'

const NotSent = () => (
  <Banner tone="quiet" icon={IconMailOff}>
    {isDemo ? (
      'This is the demo: e-mails are listed here and never sent. Tandem on a server sends them through your mail server.'
    ) : (
      <>
        E-mails are stored but not sent, because no mail server is set up. To send them, set <code>SMTP_URL</code> and{' '}
        <code>MAIL_FROM</code> on the server.
      </>
    )}
  </Banner>
)

const columns = ['2fr', '1fr', '6rem', '4rem']

/** The e-mails of the workspace, newest first. */
export const MailList = () => {
  const query = useInfiniteQuery(mailQueries.outbox())
  const users = useQuery(peopleQueries.users()).data
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const mails = data?.pages.flatMap(({ outbox }) => outbox) ?? []
  const end = useNearEnd(() => fetchNextPage(), hasNextPage && !isFetchingNextPage && !isFetchNextPageError, mails.length)
  const failed = error && (
    <FailedBanner onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}>
      {isFetchNextPageError ? `Couldn't load more than ${mails.length}.` : "Couldn't load e-mails."} {errorMessage(error)}
    </FailedBanner>
  )
  if (!data) return failed ?? <SkeletonRows count={10} rowHeight={40} columns={columns} />
  const sender = data.pages[0]?.sender
  const toOf = (id: string) => users?.find((user) => user.id === id) ?? { name: users ? 'Unknown' : '…' }
  return (
    <>
      {!isFetchNextPageError && failed}
      {sender === undefined && <NotSent />}
      {mails.length === 0 ? (
        <EmptyState icon={IconMail} title="No e-mails yet" text="E-mails with notifications and invitations appear here." />
      ) : (
        <table className={`${table.table} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">Subject</th>
              <th scope="col" className={classes.to}>
                To
              </th>
              <th scope="col" className={classes.state}>
                Status
              </th>
              <th scope="col" className={classes.when}>
                Date
              </th>
            </tr>
          </thead>
          {mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} sender={sender} to={toOf(mail.userId)} />
          ))}
        </table>
      )}
      <div ref={end} />
      {isFetchNextPageError ? failed : hasNextPage && <SkeletonRows count={2} rowHeight={40} columns={columns} />}
    </>
  )
}
