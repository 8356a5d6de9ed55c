import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { RecordListState } from '../../../kit/list/use-record-list.ts'
import { BlockFailure } from '../../../kit/page/block-failure.tsx'
import type { Row } from '../../../kit/resource/list-page.ts'
import { inSentence } from '../../../locale.ts'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import classes from '../overview.module.css'

interface BlockQuery<T> {
  readonly data: T | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** A list as the content of a block. */
export const blockQuery = <R extends Row>({ items, updatedAt, error, retry }: RecordListState<R>): BlockQuery<readonly R[]> => ({
  data: updatedAt === 0 ? undefined : items,
  error,
  refetch: retry,
})

interface BlockProps<T> {
  title: string
  /** After the title, muted: "21 open". */
  detail?: ReactNode
  /** A link to all of it. */
  more?: { readonly to: string; readonly label: string } | undefined
  query: BlockQuery<T>
  children: (data: T) => ReactNode
}

/** A part of the overview with its heading, loading and failed states. */
export const Block = <T,>({ title, detail, more, query, children }: BlockProps<T>) => {
  const id = useId()
  const { data, error, refetch } = query
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h2 id={id} className={classes.blockTitle}>
          {title}
        </h2>
        {detail !== undefined && <span className={classes.detail}>{detail}</span>}
        {more && (
          <Link to={more.to} className={classes.more ?? ''}>
            {more.label}
          </Link>
        )}
      </div>
      {error && data === undefined && <BlockFailure noun={inSentence(title)} error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <SkeletonRows count={3} rowHeight={44} columns={['circle', '1fr']} />}
      {data !== undefined && children(data)}
    </section>
  )
}
