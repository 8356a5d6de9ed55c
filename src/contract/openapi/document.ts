import type { Operation } from '../operations.ts'
import { sharedRefusals } from './calls/answers.ts'
import { operationOf } from './calls/operation.ts'
import { pathsOf } from './calls/paths.ts'
import { introduction, securitySchemes } from './prose/introduction.ts'
import { errorsSchema } from './schemas/errors-schema.ts'
import { createSchemas } from './schemas/schemas.ts'

type Object_ = Record<string, unknown>

/** The document, and the field descriptions that nothing used. */
export const describeInterface = (operations: readonly Operation[], base: string): { document: Object_; unused: string[] } => {
  const schemas = createSchemas(operations)
  const paths: Record<string, Object_> = {}
  for (const of of operations)
    for (const path of pathsOf(of.endpoint.path))
      paths[path] = { ...paths[path], [of.endpoint.method.toLowerCase()]: operationOf(of, path, schemas) }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tandem', version: '1', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: base || '/' }],
    security: [{ bearer: [] }, { cookie: [] }],
    tags: [...new Set(operations.map(({ heading }) => heading))].map(({ title, description }) => ({ name: title, description })),
    paths,
    components: { schemas: { ...schemas.components, Errors: errorsSchema }, responses: sharedRefusals(), securitySchemes },
  }
  return { document, unused: schemas.unused() }
}

/** Builds the OpenAPI 3.1 document of the operations; `base` is the service's address. */
export const openApiDocument = (operations: readonly Operation[], base: string): Object_ => describeInterface(operations, base).document
