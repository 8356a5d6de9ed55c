import { Fragment, jsxDEV as jsxOfReact } from 'react/jsx-dev-runtime'
import { propsFor } from './translated-page.ts'

export { Fragment }

type Arguments = Parameters<typeof jsxOfReact>

/** The runtime of development builds and tests. */
export const jsxDEV = (type: Arguments[0], props: object, ...more: [Arguments[2], Arguments[3], Arguments[4]?, Arguments[5]?]) =>
  jsxOfReact(type, propsFor(type, props), ...more)
