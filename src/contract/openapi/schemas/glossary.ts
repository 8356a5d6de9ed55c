import { absent, type FieldProse, type Fields } from '../prose/prose.ts'
import type { JsonSchema } from './json-schema.ts'

/** Field descriptions with the scope they belong to; the first scope that has a field describes it. */
export interface Scope {
  name: string
  fields: Fields
}

/** Adds field descriptions to schemas, and tracks which ones are used and which fields examples omit. */
export class Glossary {
  readonly #used = new Set<string>()
  readonly #leftOut = new WeakSet<JsonSchema>()

  /** Whether examples omit this field. */
  leavesOut(schema: JsonSchema) {
    return this.#leftOut.has(schema)
  }

  /** The descriptions in these scopes that no field used. */
  unused(scopes: readonly Scope[]) {
    return scopes.flatMap(({ name, fields }) => Object.keys(fields).map((key) => `${name} ${key}`)).filter((word) => !this.#used.has(word))
  }

  /** Adds description and example to every property of a schema. */
  explain(schema: JsonSchema, scopes: readonly Scope[], parent = ''): JsonSchema {
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      const said = this.#find(scopes, parent, key)
      if (said !== undefined) this.#say(part, said)
      this.explain(part, scopes, key)
    }
    if (schema.items) this.explain(schema.items, scopes, parent)
    for (const part of schema.anyOf ?? []) this.explain(part, scopes, parent)
    return schema
  }

  /** Adds one description and its example to a schema. */
  #say(schema: JsonSchema, said: FieldProse) {
    if (typeof said === 'string') {
      schema.description = said
      return
    }
    const [description, example] = said
    schema.description = description
    if (example === absent) this.#leftOut.add(schema)
    else schema.examples = [example]
  }

  #find(scopes: readonly Scope[], parent: string, key: string): FieldProse | undefined {
    for (const word of parent ? [`${parent}.${key}`, key] : [key])
      for (const { name, fields } of scopes)
        if (fields[word] !== undefined) {
          this.#used.add(`${name} ${word}`)
          return fields[word]
        }
    return undefined
  }
}
