import type { JsonSchema } from './json-schema.ts'

/** The body of every failure. */
export const errorsSchema: JsonSchema = {
  type: 'object',
  description: 'The body of every refusal.',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      description: 'All that is wrong, not only the first of it.',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'What is wrong, for programs.', examples: ['required'] },
          field: {
            type: 'string',
            description: 'The path into the request as it was sent; absent where the fault lies elsewhere.',
            examples: ['contact.name'],
          },
          message: { type: 'string', description: 'A sentence that a person can act on.', examples: ['This is needed.'] },
        },
        additionalProperties: false,
      },
    },
  },
}
