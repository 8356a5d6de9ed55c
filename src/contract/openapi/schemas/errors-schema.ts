import type { JsonSchema } from './json-schema.ts'

/** The body of every failure. */
export const errorsSchema: JsonSchema = {
  type: 'object',
  description: 'The body of every error response.',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      description: 'All errors, not only the first.',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'The error code, for programs.', examples: ['required'] },
          field: {
            type: 'string',
            description: 'The path of the field in the request; absent if the error is not about a field.',
            examples: ['contact.name'],
          },
          message: { type: 'string', description: 'A message that a person can act on.', examples: ['This is needed.'] },
        },
        additionalProperties: false,
      },
    },
  },
}
