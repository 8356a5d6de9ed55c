import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { momentsFrom } from '../model/moments.ts'
import { demoFiles } from './demo-files.ts'
import { fjordlysFiles } from './fjordlys-files.ts'

const moments = momentsFrom(new Date('2026-11-19T12:22:00Z'))
const files = [...demoFiles(moments), ...fjordlysFiles(moments)]
const ofType = (contentType: string) => files.filter((file) => file.contentType === contentType)

describe('the demo files', () => {
  it.each(ofType('image/png'))('$name is a complete picture', ({ bytes }) => {
    const file = Buffer.from(bytes)
    const chunks: Record<string, Buffer> = {}
    for (let place = 8; place < file.length; ) {
      const length = file.readUInt32BE(place)
      const body = file.subarray(place + 4, place + 8 + length)
      expect(file.readUInt32BE(place + 8 + length)).toBe(crc32(body))
      chunks[body.subarray(0, 4).toString()] = body.subarray(4)
      place += 12 + length
    }
    const head = chunks.IHDR ?? Buffer.alloc(8)
    const dots = inflateSync(chunks.IDAT ?? Buffer.alloc(0))
    expect(dots).toHaveLength((head.readUInt32BE(0) / 2 + 1) * head.readUInt32BE(4))
    expect(chunks.IEND).toHaveLength(0)
  })

  it.each(ofType('application/pdf'))('$name has its objects at the offsets of its table', ({ bytes }) => {
    const file = Buffer.from(bytes).toString('latin1')
    expect([...bytes].every((byte) => byte < 128)).toBe(true)
    const start = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
    expect(file.slice(start, start + 4)).toBe('xref')
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    expect(offsets).toHaveLength(6)
    for (const [index, offset] of offsets.entries()) expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
    const stream = /<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(file)
    expect(stream?.[2]).toHaveLength(Number(stream?.[1]))
  })

  it('are small, and none is empty', () => {
    expect(files.map((file) => file.key)).toEqual([...new Set(files.map((file) => file.key))])
    for (const { bytes } of files) {
      expect(bytes.length).toBeGreaterThan(100)
      expect(bytes.length).toBeLessThan(20_000)
    }
  })
})
