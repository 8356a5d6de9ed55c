/** Where the app shows a record, below its own address: what links in mail lead to. */
export const shownAt = (resource: string, id: string, projectId?: string | null) =>
  `${projectId ? `/projects/${projectId}` : ''}/${resource}/${id}`
