/** Returns the forms of a path in the document: with and without its optional last part. */
export const pathsOf = (path: string) => {
  const braced = (one: string) => one.replace(/:(\w+)\??/g, '{$1}')
  return path.endsWith('?') ? [braced(path.replace(/\/:\w+\?$/, '')), braced(path)] : [braced(path)]
}

/** Returns the name of the optional last part, if this form of the path has it. */
export const optionalPart = (path: string, form: string) => {
  const name = /:(\w+)\?$/.exec(path)?.[1]
  return name !== undefined && form.endsWith(`{${name}}`) ? name : undefined
}

export const isExtension = (path: string) => path.startsWith('/x/')
