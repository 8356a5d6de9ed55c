import { useParams } from 'react-router'
import { InboxPage } from '../features/tasks/inbox/inbox-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <InboxPage key={id} projectId={id} />
}
