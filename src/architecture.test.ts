import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { type ParseResult, parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'
import { layers } from './architecture.ts'
import { features, records, resources } from './architecture-within.ts'

interface Source {
  path: string
  text: string
  lines: number
  parsed: ParseResult
  imports: { from: string; type: boolean; names: string[] }[]
}
const importsOf = ({ module }: ParseResult, text: string) => [
  ...module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    type: entries.length > 0 && entries.every(({ isType }) => isType),
    names: entries.map(({ importName }) => importName.name ?? '*'),
  })),
  ...module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ from: moduleRequest.value, type: isType, names: ['*'] }] : [])),
  ),
  ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    from: text.slice(start + 1, end - 1),
    type: false,
    names: ['*'],
  })),
]
const linesOf = (text: string) => text.trimEnd().split('\n').length
const read = (path: string): Source => {
  const text = readFileSync(join('src', path), 'utf8')
  const parsed = parseSync(path, text)
  const imports = importsOf(parsed, text).map(({ from, ...rest }) => ({
    from: from.startsWith('.') ? normalize(join(dirname(path), from)) : from,
    ...rest,
  }))
  return { path, text, lines: linesOf(text), parsed, imports }
}

const all = globSync('**/*.{ts,tsx}', { cwd: 'src' }).map(read)
const sheets = globSync('**/*.css', { cwd: 'src' })
const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) || /^architecture(-within)?\.ts$/.test(path) || /^(server|client)\/testing\//.test(path)
const sources = all.filter(({ path }) => !isTest(path))
const names = Object.keys(layers).toSorted((a, b) => b.length - a.length)
const layerOf = (path: string) => names.find((name) => path === name || path.startsWith(`${name}/`)) ?? path
const packageOf = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
const isOurs = (from: string) => all.some(({ path }) => path === from) || (/\.(module\.css|css|svg)$/.test(from) && !from.startsWith('@'))
const targetOf = (from: string) => (isOurs(from) ? layerOf(from) : from === 'zod/mini' ? from : packageOf(from))
const featureOf = (path: string) => /^client\/features\/([^/]+)\//.exec(path)?.[1]
const recordOf = (path: string) => /^client\/records\/([^/]+)\//.exec(path)?.[1]
/** Where a domain of the app lists its pages. */
const isRoutes = (path: string) => /^client\/features\/[^/]+\/routes\.ts$/.test(path)
const resourceOf = (path: string) => /^server\/resources\/([^/]+)\//.exec(path)?.[1]
const edges = sources.flatMap(({ path, imports }) =>
  imports.map(({ from, type, names }) => ({ path, from, type, names, own: layerOf(path), to: targetOf(from) })),
)

/** Returns the folders that a file is in, without `src` itself. */
const foldersAbove = (path: string) =>
  path
    .split('/')
    .map((_, at, parts) => parts.slice(0, at).join('/'))
    .filter(Boolean)

/** Returns a way around for each part that can be reached from itself. */
const circlesIn = (next: Map<string, Iterable<string>>) => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (part: string, way: string[]) => {
    if (way.includes(part)) circles.push([...way.slice(way.indexOf(part)), part].join(' → '))
    if (done.has(part) || way.includes(part)) return
    for (const to of next.get(part) ?? []) visit(to, [...way, part])
    done.add(part)
  }
  for (const part of next.keys()) visit(part, [])
  return circles
}

const walk = (node: unknown, visit: (node: Record<string, unknown>) => void) => {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (typeof node === 'object' && node !== null) {
    visit(node as Record<string, unknown>)
    for (const value of Object.values(node)) walk(value, visit)
  }
}
/** Words of the browser's own that a field of the wire happens to share. */
const platform = new Set(['content-type', 'current-password', 'sign-up'])
const literalsOf = ({ parsed }: Source) => {
  const found: string[] = []
  walk(parsed.program.body, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'TemplateElement') found.push(String((node.value as { raw: string }).raw))
  })
  return found
}

describe('imports', () => {
  it('follow the table', () => {
    const wrong = edges.filter(({ own, to }) => own !== to && !layers[own]?.includes(to))
    expect(wrong.map(({ path, from }) => `${path} imports ${from}`)).toEqual([])
  })

  it('use every edge of the table', () => {
    const idle = names.flatMap((own) =>
      (layers[own] ?? []).flatMap((to) => (edges.some((edge) => edge.own === own && edge.to === to) ? [] : [`${own} → ${to}`])),
    )
    expect(idle).toEqual([])
  })

  it.each([
    ['features', features, featureOf],
    ['records', records, recordOf],
    ['resources', resources, resourceOf],
  ] as const)('between %s follow the listed edges, all of them used', (_, allowed, nameOf) => {
    const found = new Set<string>()
    for (const { path, from } of edges) {
      const [own, to] = [nameOf(path), nameOf(from)]
      if (own && to && own !== to) found.add(`${own} → ${to}`)
    }
    const listed = Object.entries(allowed).flatMap(([own, others]) => others.map((to) => `${own} → ${to}`))
    expect([...found].toSorted()).toEqual(listed.toSorted())
  })

  it('never reach the routes of a resource or of a domain of the app', () => {
    const withRoutes = new Set(edges.flatMap(({ path, from }) => (path === 'server/service.ts' ? [from] : [])))
    const routed = edges.filter(
      ({ path, from, names }) =>
        withRoutes.has(from) && path !== 'server/service.ts' && names.some((name) => name === '*' || name.endsWith('Routes')),
    )
    const sideways = edges.filter(({ path, from }) => isRoutes(from) && path !== 'client/domains.ts')
    expect([...routed, ...sideways].map(({ path, from }) => `${path} imports ${from}`)).toEqual([])
  })

  it.each(['server/', 'client/'])('below %s have no cycles of folders, types included', (below) => {
    /** The parts of a folder, files or folders, with the parts that each imports. */
    const partsIn = (folder: string) => {
      const partOf = (path: string) => (path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/')[0] : undefined)
      const next = new Map<string, Set<string>>()
      for (const { path, from } of edges) {
        const [own, to] = [partOf(path), partOf(from)]
        if (own && to && own !== to) next.set(own, (next.get(own) ?? new Set()).add(to))
      }
      return next
    }
    const folders = new Set(
      sources.flatMap(({ path }) => (path.startsWith(below) ? foldersAbove(path).filter((folder) => `${folder}/`.startsWith(below)) : [])),
    )
    expect([...folders].flatMap((folder) => circlesIn(partsIn(folder)).map((circle) => `${folder}: ${circle}`))).toEqual([])
  })

  it('have no cycles', () => {
    const next = new Map(
      sources.map(({ path, imports }) => [path, imports.flatMap(({ from, type }) => (type || !isOurs(from) ? [] : [from]))]),
    )
    expect(circlesIn(next)).toEqual([])
  })
})

describe('a folder', () => {
  const files = globSync(['src/**', 'e2e/**', 'scripts/**'], { withFileTypes: true }).filter((entry) => entry.isFile())
  const filesIn = Map.groupBy(files, ({ parentPath }) => relative('.', parentPath))

  it('is at most four folders deep', () => {
    expect([...filesIn.keys()].filter((folder) => folder.startsWith('src') && folder.split('/').length > 5)).toEqual([])
  })
})

describe('a file', () => {
  it('is short', () => {
    const sizes = sources.map(({ lines }) => lines).toSorted((a, b) => a - b)
    const at = (share: number) => sizes[Math.floor(sizes.length * share)] ?? 0
    expect(all.filter(({ lines }) => lines > 250).map(({ path }) => path)).toEqual([])
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.filter((path) => linesOf(readFileSync(join('src', path), 'utf8')) > 250)).toEqual([])
    expect([at(0.5) <= 60, at(0.9) <= 150]).toEqual([true, true])
  })

  // With such a selector in any loaded sheet, each row that a list adds restyles all other rows.
  it('has no style sheet that looks at the siblings or the content of any element', () => {
    const onAny = /(^|[\s>+~,])\*?:(has|nth-child|nth-last-child)\(|\*\s*[+~]|\)\s*[+~]\s*\*/m
    expect(sheets.filter((path) => onAny.test(readFileSync(join('src', path), 'utf8')))).toEqual([])
  })

  it('exports by name what is its own', () => {
    const wrong = sources.filter(({ parsed }) => {
      const { body } = parsed.program
      const passedOn =
        body.every(({ type }) => type === 'ImportDeclaration' || /^Export(All|Named)Declaration$/.test(type)) &&
        body.every((node) => !('declaration' in node && node.declaration))
      return (
        body.some(({ type }) => type === 'ExportDefaultDeclaration' || type === 'ExportAllDeclaration') ||
        (passedOn && body.some(({ type }) => type === 'ExportNamedDeclaration'))
      )
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('says what type everything has', () => {
    const loose: string[] = []
    for (const { path, parsed } of all) walk(parsed.program.body, ({ type }) => type === 'TSAnyKeyword' && loose.push(path))
    expect(loose).toEqual([])
  })

  it('leaves languages and their formats to locale.ts', () => {
    const isFormat = ({ path, text }: Source) =>
      path.startsWith('client/') &&
      path !== 'client/locale.ts' &&
      /new Intl\.|\bIntl\.\w+\(|\.toLocale(Date|Time)?String\(|\.localeCompare\(/.test(text)
    const isEnglish = ({ path, text }: Source) =>
      /^(client|contract)\//.test(path) && path !== 'client/locale.ts' && /'en(-[A-Z]{2})?'/.test(text)
    const lowersLabel = ({ path, text }: Source) =>
      path.startsWith('client/') && /\b(label\w*|\w+\.(title|field|list)|noun)(\[\w+\])?\.toLowerCase\(/i.test(text)
    expect(sources.filter(lowersLabel).map(({ path }) => path)).toEqual([])
    expect(sources.filter(isFormat).map(({ path }) => path)).toEqual([])
    expect(sources.filter(isEnglish).map(({ path }) => path)).toEqual([])
  })

  it('leaves the spelling of the wire to the contract', () => {
    const contract = sources.filter(({ path }) => path.startsWith('contract/'))
    const keys = new Set<string>()
    for (const { parsed } of contract)
      walk(parsed.program.body, ({ type, key }) => {
        const name = type === 'Property' ? (key as { name?: string }).name : undefined
        if (name && /[A-Z]/.test(name)) keys.add(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      })
    const roots = new Set(contract.flatMap(literalsOf).flatMap((text) => /^\/([a-z]+)/.exec(text)?.[1] ?? []))
    const isPath = (text: string) => roots.has(/^\/([a-zA-Z]+)(\/|$)/.exec(text)?.[1] ?? '')
    const spelled = sources
      .filter(({ path }) => !path.startsWith('contract/') && path !== 'client/paths.ts' && path !== 'addresses.ts' && !isRoutes(path))
      .flatMap((source) => {
        const client = source.path.startsWith('client/')
        const found = literalsOf(source).filter((text) => isPath(text) || (client && keys.has(text) && !platform.has(text)))
        return found.map((text) => `${source.path} spells ${text}`)
      })
    expect([keys.has('company-id'), roots.has('x')]).toEqual([true, true])
    expect(spelled).toEqual([])
  })
})
