import { useParams } from 'react-router'
import { LinksPage } from '../features/links/list/links-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <LinksPage key={id} projectId={id} />
}
