import { IconSquareRotated, IconSquareRotatedFilled } from '@tabler/icons-react'
import type { MilestoneWithProject } from '../../../contract/projects/milestones.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import { dueWords } from '../tasks/due-words.ts'
import { useDueDays } from '../tasks/use-due-days.ts'
import classes from './block.module.css'
import { Block, type BlockOf } from './block.tsx'
import { BlockRow } from './block-row.tsx'

const shown = 4

/** Late and coming milestones of all projects. */
export const MilestonesBlock = (block: BlockOf<MilestoneWithProject[]>) => {
  const days = useDueDays()
  return (
    <Block
      {...block}
      title="Milestones"
      detail={() => 'late and coming'}
      noun="milestones"
      rowHeight={46}
      empty={({ length }) => (length === 0 ? 'No milestones in the next two weeks.' : undefined)}
    >
      {(milestones) => (
        <ul>
          {milestones.slice(0, shown).map(({ id, title, projectId, projectName, deadline }) => {
            const when = dueWords(deadline, days)
            const sign = (
              <span className={classes.sign} data-tone={when?.tone}>
                <Icon of={when?.tone ? IconSquareRotatedFilled : IconSquareRotated} size={18} />
              </span>
            )
            const to = paths.record('milestones', id) ?? paths.record('projects', projectId)
            return <BlockRow key={id} sign={sign} name={title} second={projectName} when={when} to={to} />
          })}
        </ul>
      )}
    </Block>
  )
}
