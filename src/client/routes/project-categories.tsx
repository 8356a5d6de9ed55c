import { useParams } from 'react-router'
import { ProjectCategoriesPage } from '../features/projects/categories/categories-page.tsx'

export const Component = () => {
  const { id = '' } = useParams()
  return <ProjectCategoriesPage key={id} projectId={id} />
}
