/** The forms of a path in the document: one with an optional last part stands with and without it. */
export const pathsOf = (path: string) => {
  const braced = (one: string) => one.replace(/:(\w+)\??/g, '{$1}')
  return path.endsWith('?') ? [braced(path.replace(/\/:\w+\?$/, '')), braced(path)] : [braced(path)]
}

/** The name of the optional last part of a path, where it stands in this form of it. */
export const optionalPart = (path: string, form: string) => {
  const name = /:(\w+)\?$/.exec(path)?.[1]
  return name !== undefined && form.endsWith(`{${name}}`) ? name : undefined
}

export const isExtension = (path: string) => path.startsWith('/x/')
