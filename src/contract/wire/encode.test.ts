import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Encoded, encodeReply, type Ready } from './encode.ts'

const reply = z.object({ names: z.array(z.string()) })
type Names = Ready<z.infer<typeof reply>>

it('hands on a list whose records are encoded already, or encodes one of which none is; a mixed one is no reply', () => {
  const encoded = (name: string) => new Encoded<string>(JSON.stringify(name))
  expect(encodeReply(reply, { names: [encoded('Ada'), encoded('Bo')] })).toBe('{"names":["Ada","Bo"]}')
  expect(encodeReply(reply, { names: ['Ada', 'Bo'] })).toBe('{"names":["Ada","Bo"]}')
  // @ts-expect-error: only the first record of a list tells how it is written.
  const mixed: Names = { names: ['Ada', encoded('Bo')] }
  expect(encodeReply(reply, mixed)).not.toBe('{"names":["Ada","Bo"]}')
})
