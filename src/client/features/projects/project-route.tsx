import type { ComponentType } from 'react'
import { useParams } from 'react-router'

/** Makes a component the page of `/projects/:id/…`, which begins anew with each project. */
export const projectRoute = (Page: ComponentType<{ projectId: string }>) => () => {
  const { id = '' } = useParams()
  return <Page key={id} projectId={id} />
}
