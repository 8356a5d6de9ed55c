import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlOf } from './curl.ts'

/** Runs a command in a shell where `curl` prints its arguments. */
const argumentsOf = (command: string) =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { BASE: 'https://tandem.example/api', TOKEN: 'tdm_1' },
  })
    .split('\0')
    .slice(0, -1)

describe('a call as curl', () => {
  it('asks for a page with the token', () => {
    const call = {
      method: 'GET',
      path: "/contacts?term=O'Hara+%26+$Co`x`",
      headers: [['accept', 'application/json']],
      sent: undefined,
    } as const
    expect(argumentsOf(curlOf(call))).toEqual([
      "https://tandem.example/api/contacts?term=O'Hara+%26+$Co`x`",
      '-H',
      'Authorization: Bearer tdm_1',
    ])
  })

  it('sends a body with quotes, dollar signs and line breaks unchanged, and the version it changes', () => {
    const sent = JSON.stringify({ note: { body: `It's $5 for "two",\nnot \`three\`` } })
    const headers = [
      ['content-type', 'application/json'],
      ['if-match', '"7"'],
      ['x-session-user', '3'],
    ] as const
    expect(argumentsOf(curlOf({ method: 'PUT', path: '/notes/1', headers, sent }))).toEqual([
      '-X',
      'PUT',
      'https://tandem.example/api/notes/1',
      '-H',
      'Authorization: Bearer tdm_1',
      '-H',
      'content-type: application/json',
      '-H',
      'if-match: "7"',
      '-d',
      sent,
    ])
  })

  it('sends a file as a form, with the boundary left to curl', () => {
    const headers = [['content-type', 'multipart/form-data; boundary=x']] as const
    expect(argumentsOf(curlOf({ method: 'POST', path: '/x/files', headers, sent: undefined }))).toEqual([
      '-X',
      'POST',
      'https://tandem.example/api/x/files',
      '-H',
      'Authorization: Bearer tdm_1',
      '-F',
      'file=@FILE',
    ])
  })
})
