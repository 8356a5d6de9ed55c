import { useProjects } from './project-resource.ts'

/** Returns a function that names the projects which people of a company see; it returns undefined until the projects have been read. */
export const useCompanyProjects = () => {
  const { projects } = useProjects()
  return (companyId: string): readonly string[] | undefined =>
    projects?.flatMap(({ name, xCard }) => (xCard?.companies.some(({ id }) => id === companyId) ? [name] : []))
}
