import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BlockFailure } from '../../../kit/page/block-failure.tsx'
import { SkeletonRows } from '../../../ui/page/skeleton-rows.tsx'
import classes from './block.module.css'

/** A block of the start page: its query, and whether a block above it is still loading. A block that appears then moves nothing below it. */
export interface BlockOf<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'error'> & { refetch: () => unknown }
  readonly held: boolean
}

interface BlockProps<T> extends BlockOf<T> {
  title: string
  /** After the title: a number, or since when. */
  detail?: ((data: T) => ReactNode) | undefined
  /** At the right end of the heading. */
  action?: ((data: T) => ReactNode) | undefined
  /** Its heading is for assistive technology alone. */
  isHidden?: boolean
  /** The noun in its sentences: "milestones". */
  noun: string
  rowHeight: number
  /** The sentence shown in place of rows, if there are none. */
  empty: (data: T) => string | undefined
  children: (data: T) => ReactNode
}

export const Block = <T,>({ title, detail, action, isHidden = false, noun, rowHeight, empty, query, held, children }: BlockProps<T>) => {
  const { data, isPending, error, refetch } = query
  const shown = held ? undefined : data
  const content = () => {
    if (isPending || held) return <SkeletonRows count={4} rowHeight={rowHeight} columns={['1fr', '5rem']} />
    if (shown === undefined) return <BlockFailure noun={noun} error={error} onRetry={() => void refetch()} />
    const sentence = empty(shown)
    return sentence === undefined ? children(shown) : <p className={classes.empty}>{sentence}</p>
  }
  return (
    <section className={classes.block} aria-label={title}>
      <div className={isHidden ? classes.hidden : classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <span className={classes.detail}>{shown !== undefined && detail?.(shown)}</span>
        {shown !== undefined && action?.(shown)}
      </div>
      {content()}
    </section>
  )
}
