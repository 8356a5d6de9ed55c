import { Button } from '@mantine/core'
import { IconHistory, IconPlus } from '@tabler/icons-react'
import { currentTime } from '../../../clock.ts'
import { useNewRecord } from '../../../kit/create/use-new-record.ts'
import { readDraft } from '../../../kit/drafts/draft-storage.ts'
import { useProjectRights } from '../../../kit/people/project-rules.ts'
import { useMe } from '../../../lib/session/use-me.ts'
import { formatDraftTime } from '../../../ui/dates/format-draft-time.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useKeys } from '../../../ui/keys/hotkeys.ts'
import { Keys } from '../../../ui/keys/key.tsx'
import { usePageActions } from '../../../ui/keys/page-actions.ts'
import { Banner } from '../../../ui/page/banner.tsx'
import { ProjectFrame } from '../../projects/frame/project-frame.tsx'
import { newMessageKey } from '../create/message-draft.ts'
import { MessageForm } from '../create/message-form.tsx'
import { CategoryFilter, useCategoryParam } from './category-filter.tsx'
import { MessageList } from './message-list.tsx'

/** The messages of a project; `?new` writes one in their place. */
export const MessagesPage = ({ projectId }: { projectId: string }) => {
  const { opened, open, close } = useNewRecord()
  const categoryId = useCategoryParam()
  const { id: meId } = useMe()
  const draft = opened ? undefined : readDraft(newMessageKey(meId, projectId))
  const { mayWork } = useProjectRights(projectId)
  useKeys({ c: open }, { enabled: !opened && mayWork })
  usePageActions(opened || !mayWork ? [] : [{ label: 'New message', icon: IconPlus, keys: 'c', run: open }])
  if (opened && mayWork)
    return (
      <ProjectFrame projectId={projectId} tab="messages">
        <MessageForm projectId={projectId} onClose={close} />
      </ProjectFrame>
    )
  return (
    <ProjectFrame
      projectId={projectId}
      tab="messages"
      fills
      action={
        <Button leftSection={<Icon of={IconPlus} bold />} rightSection={<Keys combo="c" />} onClick={open}>
          New message
        </Button>
      }
      filters={<CategoryFilter projectId={projectId} />}
    >
      {draft && mayWork && (
        <Banner
          tone="quiet"
          icon={IconHistory}
          action={
            <Button variant="text" onClick={open}>
              Continue draft
            </Button>
          }
        >
          Draft saved {formatDraftTime(new Date(draft.at), currentTime())}.
        </Banner>
      )}
      <MessageList key={categoryId} projectId={projectId} categoryId={categoryId} onNew={mayWork ? open : undefined} />
    </ProjectFrame>
  )
}
