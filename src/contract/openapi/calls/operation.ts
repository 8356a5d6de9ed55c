import type { Operation } from '../../operations.ts'
import type { Schemas } from '../schemas/schemas.ts'
import { answersOf } from './answers.ts'
import { bodyOf } from './body.ts'
import { parametersOf } from './parameters.ts'
import { isExtension, optionalPart } from './paths.ts'

const access = {
  member: 'Users of the account’s own company. Client users get 404.',
  'signed-in': 'All signed-in users, for records that they can see.',
  anyone: 'Everyone, without signing in.',
}
const undone = {
  POST: 'deletes the new record.',
  PUT: 'restores the previous values.',
  DELETE: 'restores the record and everything deleted with it.',
}

/** Describes an operation: first its own prose, then what follows from its declaration. */
const describe = (of: Operation, part: string | undefined) => {
  const { method, access: open, paged, path } = of.endpoint
  const { description, who, undo, pageSize } = of.prose
  const undoing = undo ?? (method === 'GET' ? undefined : undone[method])
  return [
    ...(part === 'page' ? ['Returns a later page of the list.'] : []),
    description,
    ...(paged ? [`**Page size:** ${pageSize}. \`continued-at\` is the path of the next page.`] : []),
    `**Access:** ${who ?? access[open]}`,
    ...(undoing ? [`**Undo** ${undoing}`] : []),
    ...(isExtension(path) ? ['**Extension:** not part of the interface; other servers may lack it.'] : []),
  ].join('\n\n')
}

/** The addition to the summary for the optional last part of a path. */
const narrowed: Record<string, string> = { page: ', page by page', filter: ', by state', type: ', of one type' }

/** Returns the operation of an endpoint in one form of its path. */
export const operationOf = (of: Operation, path: string, schemas: Schemas) => {
  const part = optionalPart(of.endpoint.path, path)
  const body = bodyOf(of, schemas)
  return {
    operationId: part ? `${of.name}.${part}` : of.name,
    summary: `${of.prose.summary}${part ? narrowed[part] : ''}`,
    description: describe(of, part),
    tags: [of.heading.title],
    ...(isExtension(path) ? { 'x-extension': true } : {}),
    ...(of.endpoint.access === 'anyone' ? { security: [] } : {}),
    parameters: parametersOf(of, path, schemas),
    ...(body ? { requestBody: body } : {}),
    responses: answersOf(of, schemas),
  }
}
