import type * as z from 'zod/mini'
import type { Operation } from '../../operations.ts'
import { answerFields, sentFields } from '../prose/fields.ts'
import type { Fields } from '../prose/prose.ts'
import { exampleMaker } from './examples.ts'
import { Glossary, type Scope } from './glossary.ts'
import { type JsonSchema, jsonSchema, nameSchema } from './json-schema.ts'
import { recordsOf } from './record-names.ts'

const scopeOf = (name: string, fields: Fields | undefined): Scope[] => (fields ? [{ name, fields }] : [])
const common = { answers: scopeOf('every answer', answerFields), sent: scopeOf('every request', sentFields) }
const answerScopes = ({ title, fields }: Operation['heading']) => [...scopeOf(title, fields), ...common.answers]
const callScopes = ({ name, prose }: Operation) => scopeOf(name, prose.fields)
const sentScopes = ({ heading }: Operation) => [
  ...scopeOf(`${heading.title}, sent`, heading.sent),
  ...common.sent,
  ...answerScopes(heading),
]

/** The described schemas of the document: `components` are the records, `unused` the descriptions that no field used. */
export const createSchemas = (operations: readonly Operation[]) => {
  const glossary = new Glossary()
  const components: Record<string, JsonSchema> = {}
  const records = new Map(recordsOf(operations).map((record) => [record.name, record]))
  for (const { schema, name } of records.values()) nameSchema(schema, name)

  const made = (schema: z.core.$ZodType) => {
    const { schema: own, named } = jsonSchema(schema)
    for (const [name, record] of Object.entries(named)) {
      const known = records.get(name)
      if (known) components[name] ??= glossary.explain(record, answerScopes(known.heading), known.root)
    }
    return own
  }
  return {
    components,
    examples: exampleMaker(components, glossary),
    answer: (of: Operation) => glossary.explain(made(of.endpoint.reply), [...callScopes(of), ...answerScopes(of.heading)]),
    sent: (of: Operation, schema: z.core.$ZodType) => glossary.explain(made(schema), [...callScopes(of), ...sentScopes(of)]),
    /** Without a description, because the operation has one. */
    bare: made,
    unused: () => {
      const scopes = operations.flatMap((of) => [...callScopes(of), ...sentScopes(of)])
      return [...new Set(glossary.unused(scopes))]
    },
  }
}
export type Schemas = ReturnType<typeof createSchemas>
