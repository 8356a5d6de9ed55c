import { type Operation, operations, resources } from '../operations.ts'
import { sharedRefusals } from './calls/answers.ts'
import { operationOf } from './calls/operation.ts'
import { pathsOf } from './calls/paths.ts'
import { introduction, securitySchemes } from './prose/introduction.ts'
import { errorsSchema } from './schemas/errors-schema.ts'
import { createSchemas } from './schemas/schemas.ts'

type Object_ = Record<string, unknown>

const places = new Map(Object.entries(resources).map(([heading, { calls }]) => [heading, Object.keys(calls)]))
/** Returns the operations in document order: by heading, lists before single records. */
const inOrder = Object.keys(resources).flatMap((heading) => {
  const placeOf = ({ name }: Operation) => places.get(heading)?.indexOf(name) ?? 0
  return operations.filter((one) => one.heading === heading).toSorted((a, b) => placeOf(a) - placeOf(b))
})

/** The document, and the field descriptions that nothing used. */
export const describeInterface = (base: string): { document: Object_; unused: string[] } => {
  const schemas = createSchemas()
  const paths: Record<string, Object_> = {}
  for (const of of inOrder)
    for (const path of pathsOf(of.endpoint.path))
      paths[path] = { ...paths[path], [of.endpoint.method.toLowerCase()]: operationOf(of, path, schemas) }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tandem', version: '1', description: introduction, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: base || '/' }],
    security: [{ bearer: [] }, { cookie: [] }],
    tags: Object.values(resources).map(({ title, description }) => ({ name: title, description })),
    paths,
    components: { schemas: { ...schemas.components, Errors: errorsSchema }, responses: sharedRefusals(), securitySchemes },
  }
  return { document, unused: schemas.unused(operations) }
}

/** Builds the OpenAPI 3.1 document of the interface and our extensions from the contract; `base` is the service's address. */
export const openApiDocument = (base: string): Object_ => describeInterface(base).document
