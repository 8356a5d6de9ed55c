import type { Plugin } from 'vite'
import { themeSheet } from '../src/client/theme/css-variables.ts'

const name = 'virtual:theme.css'

/** Generates the theme's CSS variables at build time, because they are the same in every browser. */
export const themeSheetPlugin = (): Plugin => ({
  name: 'tandem-theme-sheet',
  resolveId: (id) => (id === name ? name : undefined),
  load: (id) => (id === name ? themeSheet() : undefined),
})
