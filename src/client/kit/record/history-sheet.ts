import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

/** The history of one record in a sheet; its code is loaded when it is opened. */
export const historySheet = lazyComponent(() => import('./record-history.tsx').then(({ RecordHistory }) => RecordHistory))
