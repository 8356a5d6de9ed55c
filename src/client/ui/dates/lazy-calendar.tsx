import { lazyComponent } from '../lazy/lazy-component.tsx'
import classes from './calendar.module.css'
import type { CalendarProps } from './calendar.tsx'

const calendar = lazyComponent(() => import('./calendar.tsx').then(({ Calendar }) => Calendar))

/** A calendar whose code is fetched when it is opened. A placeholder keeps its size. */
export const LazyCalendar = (props: CalendarProps) => <calendar.Component {...props} fallback={<div className={classes.waiting} />} />
