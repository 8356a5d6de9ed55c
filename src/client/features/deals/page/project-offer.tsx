import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Deal } from '../../../../contract/deals/deals.ts'
import { createProject } from '../../../../contract/projects/projects.ts'
import { currentTime } from '../../../clock.ts'
import { DayField } from '../../../kit/due/day-field.tsx'
import { dateFormat } from '../../../kit/due/day-formats.ts'
import { useWrite } from '../../../kit/resource/use-write.ts'
import { useUndoable } from '../../../kit/undo/use-undoable.ts'
import { send } from '../../../lib/api.ts'
import { changeGroup, sendKeyed } from '../../../lib/request-keys.ts'
import { errorMessage } from '../../../lib/service-error.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { dateFault } from '../../../ui/dates/parse-date.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { notify } from '../../../ui/float/undo-note.tsx'
import { Banner } from '../../../ui/page/banner.tsx'
import { countOf } from '../../../ui/text/noun.ts'
import { projectQueries } from '../../projects/project-queries.ts'
import { useProjects } from '../../projects/project-resource.ts'
import { dealResource } from '../deal-resource.ts'
import { mayStartProject, offerAnswer } from '../deal-status.ts'
import classes from './project-offer.module.css'

interface Start {
  name: string
  /** Empty for a project without a template. */
  templateId: string
  /** The first day of a copied template; empty for today. */
  startDate: string
}

/** Creates the project of a deal and links the two, as one step. */
const useStartProject = ({ id, dealWith }: Deal) => {
  const write = useWrite(dealResource)
  const { done } = useUndoable()
  return useMutation({
    mutationFn: async ({ name, templateId, startDate }: Start) => {
      const copied = templateId && { templateId, ...(startDate && { xStartDate: startDate }) }
      const project = { name, xClientsMay: 'comment' as const, ...copied, ...(dealWith && { contactId: dealWith }) }
      const group = changeGroup()
      const { projectId, changeId } = await sendKeyed(`deals:${id}:project`, project, async (idempotencyKey) => {
        const { reply } = await send(createProject, { body: { project }, headers: { changeGroup: group, idempotencyKey } })
        const linked = { projectId: reply.projectId }
        const { changeId } = await write({
          ids: [id],
          apply: (deal) => dealResource.applyChange(deal, linked),
          send: () => dealResource.update(id, linked, { changeGroup: group }),
        })
        return { ...linked, changeId }
      })
      const touched = [{ resource: 'deals', id } as const, { resource: 'projects', id: projectId, action: 'created' } as const]
      done({ message: `Started the project ${name}`, changeId, touched })
      return { changeId }
    },
    onError: (error) => notify({ message: `Couldn't start the project. ${errorMessage(error)}`, tone: 'red' }),
    meta: { invalidates: [projectQueries.all()] },
  })
}

const listNoun = { one: 'list', other: 'lists' }
const milestoneNoun = { one: 'milestone', other: 'milestones' }

/** The templates of projects, each with what it holds. */
const useTemplates = () => {
  const { projects = [] } = useProjects()
  const templates = projects.filter(({ status }) => status === 'template')
  const options = templates.map(({ id, name, xCard }) => ({
    value: id,
    label: xCard ? `${name}, ${countOf(xCard.lists, listNoun)}, ${countOf(xCard.milestones, milestoneNoun)}` : name,
  }))
  return [...options, { value: '', label: 'Blank project' }]
}

const Offer = ({ deal, onDecline }: { deal: Deal; onDecline: () => void }) => {
  const templates = useTemplates()
  const [chosen, choose] = useState<string>()
  const [name, setName] = useState(deal.name)
  const [start, setStart] = useState('')
  const { mutate, isPending } = useStartProject(deal)
  const templateId = chosen ?? templates[0]?.value ?? ''
  const startDate = start.trim() === '' ? '' : dateFormat.parse(start)
  return (
    <Banner tone="green" icon={IconCheck}>
      <span className={classes.offer}>
        <span>
          <strong>Won.</strong> Start its project
        </span>
        <span className={classes.field}>
          <SelectField label="Template" value={templateId} options={templates} onChange={choose} />
        </span>
        <span className={classes.field}>
          <TextField label="Project name" required value={name} onChange={setName} />
        </span>
        {templateId !== '' && (
          <span className={classes.field}>
            <DayField
              label="Start date"
              placeholder="Today"
              value={start}
              onChange={setStart}
              error={startDate === undefined ? dateFault(start, currentTime()) : undefined}
            />
          </span>
        )}
        <Button
          variant="default"
          disabled={isPending || name.trim() === '' || startDate === undefined}
          onClick={() => startDate !== undefined && mutate({ name: name.trim(), templateId, startDate })}
        >
          Start project
        </Button>
        <Button variant="subtle" className={classes.decline} onClick={onDecline}>
          Not now
        </Button>
      </span>
    </Banner>
  )
}

/** Offers to start the project of a won deal. */
export const ProjectOffer = ({ deal }: { deal: Deal }) => {
  const me = useMe()
  const answer = useMemo(() => offerAnswer(me.id, deal.id), [me.id, deal.id])
  const declined = answer.use() === 'declined'
  if (!mayStartProject(deal, me) || declined) return null
  return <Offer deal={deal} onDecline={() => answer.set('declined')} />
}
