import type { Plugin } from 'vite'
import { themeSheet } from '../src/client/theme/css-variables.ts'

const name = 'virtual:theme.css'

/** The variables of the theme as a style sheet: they are the same in every browser, so none has to make them. */
export const themeSheetPlugin = (): Plugin => ({
  name: 'tandem-theme-sheet',
  resolveId: (id) => (id === name ? name : undefined),
  load: (id) => (id === name ? themeSheet() : undefined),
})
