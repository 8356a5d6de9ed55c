import { Button } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { listProjects } from '../../../contract/projects/projects.ts'
import { getWelcome } from '../../../contract/x/people/me.ts'
import { api } from '../../lib/api.ts'
import { recordCalls, useCalls } from '../../lib/call-log.ts'
import { sessionQueries } from '../../lib/session/session-queries.ts'
import { notify } from '../../ui/float/undo-note.tsx'
import { Keys } from '../../ui/keys/key.tsx'
import { usePageActions } from '../../ui/keys/page-actions.ts'
import { appHref, appLocation } from '../../ui/page/app-location.ts'
import { steps } from './steps.ts'
import classes from './tour.module.css'
import { finishStep, startTour, tourState } from './tour-state.ts'

const watchPath = (onChange: () => void) => {
  const navigation = window.navigation
  navigation?.addEventListener('currententrychange', onChange)
  return () => navigation?.removeEventListener('currententrychange', onChange)
}
const pathNow = () => appLocation().pathname

/** The project with the most task lists. */
const useProject = (wanted: boolean) => {
  const queryFn = async () => {
    const { projects } = await api(listProjects, { query: { xCard: true } })
    const listsOf = ({ xCard }: (typeof projects)[number]) => xCard?.lists ?? 0
    return projects.toSorted((one, other) => listsOf(other) - listsOf(one))[0]?.id ?? ''
  }
  return useQuery({ queryKey: ['tour-project'], queryFn, enabled: wanted }).data
}

/** Six things to try. Each step ends when the visitor has done it. */
const StepCard = ({ index, role }: { index: number; role: 'admin' | 'member' | 'client' }) => {
  const { calls } = useCalls()
  const path = useSyncExternalStore(watchPath, pathNow)
  const [first] = useState(() => calls[0]?.id ?? 0)
  const step = steps[index]
  const project = useProject(index === 4)
  const since = calls.filter(({ id }) => id > first)
  const isDone = step?.isDone({ calls: since, path, role }) ?? false
  const finish = useEffectEvent(() => {
    finishStep(index, steps.length)
    if (index + 1 === steps.length) notify({ message: 'You have seen it all. Everything here is yours to try' })
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  if (!step) return null
  const { title, text, keys, at } = step
  const to = at && (index !== 4 || project) ? at.path(project ?? '') : undefined
  const isThere = to === undefined || path === to.split('?')[0]
  return (
    <aside className={classes.strip} aria-label="Tour">
      <div className={classes.place}>
        <p>
          Step {index + 1} of {steps.length}
        </p>
        <span className={classes.dots} aria-hidden="true">
          {steps.map(({ title: name }, at) => (
            <i key={name} data-state={at < index ? 'done' : at === index ? 'now' : undefined} />
          ))}
        </span>
      </div>
      <div className={classes.words} aria-live="polite">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {keys && (
        <p className={classes.keys}>
          With the keyboard
          {keys.map((combo, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: keys repeat and never move
            <Keys key={at} combo={combo} />
          ))}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => tourState.set('done')}>
          Skip the tour
        </Button>
        {!isThere && at && to && (
          <Button component="a" href={appHref(to)}>
            {at.label}
          </Button>
        )}
      </div>
    </aside>
  )
}

/** The tour of the sample workspace: on the first visit, and when it is started again in the palette. */
export const Tour = () => {
  const state = tourState.use()
  const isOn = state !== 'done'
  // Signing in empties the cache, so it is read again after each call. The shell loads the signed-in user.
  useCalls()
  const me = useQueryClient().getQueryData(sessionQueries.me().queryKey)
  const { data: welcome } = useQuery({
    queryKey: ['tour-people', me?.id],
    queryFn: () => api(getWelcome).then(({ welcome }) => welcome),
    enabled: me !== undefined,
  })
  useEffect(() => {
    if (isOn) recordCalls()
  }, [isOn])
  const isSample = welcome?.people?.some(({ id }) => id === me?.id) ?? false
  usePageActions(isSample ? [{ label: 'Start the tour', icon: IconRoute, run: startTour }] : [])
  return isOn && me && isSample ? <StepCard key={state} index={Number(state)} role={me.role} /> : null
}
