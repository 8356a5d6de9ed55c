import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Project } from '../../../../contract/projects/projects.ts'
import { paths } from '../../../paths.ts'
import { useRowCursor } from '../../../ui/selection/use-row-cursor.ts'

/** The cursor of the cards: j and k move it, Enter opens the project. Returns the id of its project and the ref of the element around the cards. */
export const useProjectCursor = (projects: readonly Project[], enabled: boolean) => {
  const navigate = useNavigate()
  const grid = useRef<HTMLDivElement>(null)
  const open = (index: number) => {
    const project = projects[index]
    if (project) void navigate(paths.project(project.id))
  }
  const { cursor } = useRowCursor({ count: projects.length, grid, onOpen: open, enabled })
  useEffect(() => {
    if (cursor >= 0) grid.current?.querySelector('[data-cursor]')?.scrollIntoView({ block: 'nearest' })
  }, [cursor])
  return { grid, current: projects[cursor]?.id }
}
