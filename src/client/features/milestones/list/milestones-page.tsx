import { PageHead } from '../../../ui/page/page-head.tsx'
import { formatCount } from '../../../ui/text/format-count.ts'
import { countOf } from '../../../ui/text/noun.ts'
import { MilestoneViews } from './milestone-views.tsx'
import { useMilestones } from './use-milestones.ts'

/** The milestones of all projects. */
export const MilestonesPage = () => {
  const milestones = useMilestones(undefined)
  const { list, shown } = milestones
  const projects = new Set(shown.map(({ projectId }) => projectId)).size
  const counts = `${formatCount(shown.length)} in ${countOf(projects, { one: 'project', other: 'projects' })}`
  return (
    <MilestoneViews
      milestones={milestones}
      frame={(parts, content) => (
        <>
          <PageHead
            title="Milestones"
            count={list.total === undefined || shown.length === 0 ? undefined : counts}
            actions={parts.action}
            filters={parts.filters}
            offline={list.error && shown.length > 0 && 'The milestones may be out of date.'}
          />
          {content}
        </>
      )}
    />
  )
}
