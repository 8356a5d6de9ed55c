import { Fragment, jsx as jsxOfReact, jsxs as jsxsOfReact } from 'react/jsx-runtime'
import { propsFor } from './translated-page.ts'

export { Fragment }

type Type = Parameters<typeof jsxOfReact>[0]

export const jsx = (type: Type, props: object, key?: string) => jsxOfReact(type, propsFor(type, props), key)
export const jsxs = (type: Type, props: object, key?: string) => jsxsOfReact(type, propsFor(type, props), key)
