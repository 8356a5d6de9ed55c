import { useParams } from 'react-router'
import { FilesPage } from '../features/files/list/files-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <FilesPage key={id} projectId={id} />
}
