import { useParams } from 'react-router'
import { MessagesPage } from '../features/messages/list/messages-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <MessagesPage key={id} projectId={id} />
}
