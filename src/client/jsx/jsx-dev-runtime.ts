import { Fragment, jsxDEV as jsxOfReact } from 'react/jsx-dev-runtime'
import { propsFor } from './translated-page.ts'

export { Fragment }

type Arguments = Parameters<typeof jsxOfReact>

/** The runtime of development builds and tests. */
export const jsxDEV = (
  type: Arguments[0],
  props: object,
  key: Arguments[2],
  isStatic: Arguments[3],
  ...more: [Arguments[4]?, Arguments[5]?]
) => {
  const kept = propsFor(type, props)
  // Texts that were joined are no longer a list.
  return jsxOfReact(type, kept, key, isStatic && 'children' in kept && Array.isArray(kept.children), ...more)
}
