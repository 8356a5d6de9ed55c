import { refuse } from '../../errors.ts'

/** The deepest nesting of a body. Requests of the interface need less than ten levels. */
const mostLevels = 32

const [quote, backslash, brackets, ends] = [0x22, 0x5c, new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])]

/** Refuses JSON that is nested too deeply, before it is parsed: a megabyte of brackets takes long to parse. @throws 400 */
export const refuseDeep = (json: Uint8Array) => {
  let level = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number
    if (inText && byte === backslash) at += 1
    else if (byte === quote) inText = !inText
    else if (!inText && brackets.has(byte)) level += 1
    else if (!inText && ends.has(byte)) level -= 1
    if (level > mostLevels) throw refuse(400, 'json', `The body is nested too deeply. Use at most ${mostLevels} levels.`)
  }
}
