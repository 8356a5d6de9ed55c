import { components } from './component-defaults.ts'
import { tokens } from './tokens.ts'

export const theme = { ...tokens, components }
