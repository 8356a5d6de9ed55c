import type { RowState } from '../contact-rows/plan-import.ts'

export const rowNoun = { one: 'row', other: 'rows' }

/** The tabs over the checked rows. */
export const rowTabs = ['fault', 'join', 'new', 'all'] as const
export type RowTab = (typeof rowTabs)[number]

export const tabLabels: Record<RowTab, string> = { fault: "Can't be imported yet", join: 'Join', new: 'New', all: 'All' }

/** Whether a tab lists rows of a state. */
export const isInTab = (tab: RowTab, state: RowState) => tab === 'all' || tab === state
