import type { LoaderFunctionArgs } from 'react-router'
import { MailList } from '../../features/mail/mail-list.tsx'
import { mailQueries } from '../../features/mail/queries.ts'
import { queryClientContext } from '../../lib/cache/query-client.ts'

export const loader = ({ context }: LoaderFunctionArgs) => {
  void context.get(queryClientContext).prefetchInfiniteQuery(mailQueries.outbox())
  return null
}

export const Component = MailList
