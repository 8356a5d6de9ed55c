import type { ReactNode } from 'react'
import type { Row } from '../resource/list-page.ts'
import type { SearchState } from '../search/search-fields.ts'
import { ListProvider, type UsedList } from './list-context.tsx'
import classes from './list-page.module.css'

interface ListPageProps<R extends Row, S extends SearchState, Search, Within extends string | undefined> {
  list: UsedList<R, S, Search, Within>
  children: ReactNode
}

/** A page that is one list: `ListHeader`, `ListBody` with the rows, and `ListSelectionBar`, from top to bottom. */
export const ListPage = <R extends Row, S extends SearchState, Search, Within extends string | undefined>({
  list,
  children,
}: ListPageProps<R, S, Search, Within>) => (
  <ListProvider list={list}>
    <div className={classes.page}>{children}</div>
  </ListProvider>
)

/** Content below the few rows of a table. */
export const ListFoot = ({ children }: { children: ReactNode }) => <div className={classes.foot}>{children}</div>
