import { queryOptions } from '@tanstack/react-query'
import { apiBase } from '../../../lib/transport.ts'

interface Document {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>
}

/** The API reference of the service, which the demo does not have. */
export const referenceQuery = queryOptions({
  queryKey: ['api-reference'],
  queryFn: async ({ signal }) => {
    const response = await fetch(`${apiBase()}/openapi.json`, { signal })
    if (!response.ok) throw new Error(`The reference could not be loaded: ${response.status}.`)
    return (await response.json()) as Document
  },
  staleTime: Number.POSITIVE_INFINITY,
})

const anchor = (text: string) => encodeURIComponent(text)
const parameters = (template: string) => template.split('{').length

/** Returns the address of a call's description in the API reference. */
export const referenceHref = ({ paths }: Document, method: string, path: string): string | undefined => {
  const [plain = ''] = path.split('?')
  const matches = (template: string) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(plain)
  const [template = ''] = Object.keys(paths)
    .filter((one) => paths[one]?.[method.toLowerCase()] && matches(one))
    .toSorted((a, b) => parameters(a) - parameters(b))
  const operation = paths[template]?.[method.toLowerCase()]
  const [tag] = operation?.tags ?? []
  return operation?.operationId && tag ? `${apiBase()}/docs#/${anchor(tag)}/${anchor(operation.operationId)}` : undefined
}
