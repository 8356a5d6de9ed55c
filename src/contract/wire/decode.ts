import * as z from 'zod/mini'
import type { Schema } from './wire.ts'

/** A validation error: `field` is a path into the request as sent (`contact.contact-data.0.kind`), `message` a sentence that a person can act on. */
export interface Fault {
  code: string
  field?: string
  message: string
}
export type Reading<T> = { ok: true; value: T } | { ok: false; faults: Fault[] }

const codes: Record<string, string> = {
  invalid_type: 'type',
  too_big: 'too-long',
  too_small: 'too-small',
  invalid_format: 'format',
  invalid_value: 'choice',
  invalid_union: 'choice',
  custom: 'invalid',
}

const sentence = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'invalid_value') return `One of ${issue.values.map((value) => `"${String(value)}"`).join(', ')}.`
  if (issue.code === 'invalid_type') return issue.expected === 'string' ? 'This is a JSON string.' : `This is a JSON ${issue.expected}.`
  return issue.message || 'This is not acceptable.'
}

const at = (path: readonly PropertyKey[], before: string) => [before, ...path.map(String)].filter(Boolean).join('.')

/** The maximum number of reported faults; otherwise a body with many small faults would produce a slow and huge response. */
const most = 20

/** Converts an issue to faults, at most `most`. */
const faultsOf = (issue: z.core.$ZodIssue, before: string, most: number): Fault[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, most).map((key) => ({
      code: 'unknown',
      field: at([...issue.path, key], before),
      message: `There is no field "${key}" here.`,
    }))
  const missing = issue.input === undefined && issue.code !== 'custom'
  const field = at(issue.path, before)
  const fault = missing
    ? { code: 'required', message: 'This is needed.' }
    : { code: codes[issue.code] ?? 'invalid', message: sentence(issue) }
  return [field ? { code: fault.code, field, message: fault.message } : fault]
}

/** Decodes untrusted JSON with a schema. Faults name their path, prefixed with `before`; at most 20 are returned. */
export const decode = <T>(schema: Schema<T>, input: unknown, before = ''): Reading<T> => {
  const read = z.safeParse(schema, input, { reportInput: true })
  if (read.success) return { ok: true, value: read.data }
  const faults: Fault[] = []
  for (const issue of read.error.issues.slice(0, most)) faults.push(...faultsOf(issue, before, most - faults.length))
  return { ok: false, faults }
}

/** Returns the message of the first fault of a value; undefined when it is valid. */
export const faultMessage = <T>(schema: Schema<T>, input: unknown): string | undefined => {
  const reading = decode(schema, input)
  return reading.ok ? undefined : reading.faults[0]?.message
}
