import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { useProjectLock } from '../../projects/use-project-lock.ts'
import { LockedMilestones } from '../milestone-check.tsx'
import { MilestoneViews } from './milestone-views.tsx'
import { useMilestones } from './use-milestones.ts'

/** The milestones of one project, as its tab. */
export const ProjectMilestones = ({ projectId }: { projectId: string }) => (
  <LockedMilestones value={useProjectLock(projectId).isArchived}>
    <MilestoneViews
      milestones={useMilestones(projectId)}
      frame={({ action, filters }, body) => (
        <ProjectFrame projectId={projectId} tab="milestones" action={action} filters={filters} fills>
          {body}
        </ProjectFrame>
      )}
    />
  </LockedMilestones>
)
