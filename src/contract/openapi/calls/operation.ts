import type { Operation } from '../../operations.ts'
import { proseOf, resources } from '../prose/resources.ts'
import type { Schemas } from '../schemas/schemas.ts'
import { answersOf } from './answers.ts'
import { bodyOf } from './body.ts'
import { parametersOf } from './parameters.ts'
import { isExtension, optionalPart } from './paths.ts'

const access = {
  member: 'The account’s own people. For a client user it does not exist (404).',
  'signed-in': 'Everybody who is signed in, within what they see.',
  anyone: 'Everybody; it needs no sign-in.',
}
const undone = {
  POST: 'takes it back.',
  PUT: 'gives back what stood there before.',
  DELETE: 'brings it back, with everything that went with it.',
}

/** What is said of a call in words: what it does, and then what holds by rule. */
const told = (of: Operation, part: string | undefined) => {
  const { method, access: open, paged, path } = of.endpoint
  const { description, who, undo, pageSize } = proseOf(of)
  const undoing = undo ?? (method === 'GET' ? undefined : undone[method])
  return [
    ...(part === 'page' ? ['A later page of the list.'] : []),
    description,
    ...(paged ? [`**Pages** of ${pageSize}; \`continued-at\` is the path of the next one.`] : []),
    `**Who:** ${who ?? access[open]}`,
    ...(undoing ? [`**Undo** ${undoing}`] : []),
    ...(isExtension(path) ? ['**Extension:** beyond the interface; another server may lack it.'] : []),
  ].join('\n\n')
}

/** What a call does with the optional last part of its path. */
const narrowed: Record<string, string> = { page: ', page by page', filter: ', by state', type: ', of one type' }

/** One call in one form of its path. */
export const operationOf = (of: Operation, path: string, schemas: Schemas) => {
  const part = optionalPart(of.endpoint.path, path)
  const body = bodyOf(of, schemas)
  return {
    operationId: part ? `${of.name}.${part}` : of.name,
    summary: `${proseOf(of).summary}${part ? narrowed[part] : ''}`,
    description: told(of, part),
    tags: [resources[of.heading].title],
    ...(isExtension(path) ? { 'x-extension': true } : {}),
    ...(of.endpoint.access === 'anyone' ? { security: [] } : {}),
    parameters: parametersOf(of, path, schemas),
    ...(body ? { requestBody: body } : {}),
    responses: answersOf(of, schemas),
  }
}
