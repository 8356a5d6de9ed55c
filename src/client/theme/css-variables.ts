import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { roles, shadows } from './roles.ts'
import { tokens } from './tokens.ts'

const own = (side: 0 | 1) => ({
  ...Object.fromEntries(Object.entries(roles).map(([name, pair]) => [`--t-${name}`, pair[side]])),
  ...Object.fromEntries(Object.entries(shadows).map(([name, pair]) => [`--t-${name}`, pair[side]])),
})

// What Mantine would choose otherwise, said in roles.
const mantine = {
  '--mantine-color-body': 'var(--t-page)',
  '--mantine-color-text': 'var(--t-ink)',
  '--mantine-color-default': 'var(--t-raised)',
  '--mantine-color-default-color': 'var(--t-ink)',
  '--mantine-color-default-border': 'var(--t-line)',
  '--mantine-color-dimmed': 'var(--t-muted)',
  '--mantine-color-placeholder': 'var(--t-faint)',
  '--mantine-color-anchor': 'var(--t-accent)',
  '--mantine-color-error': 'var(--t-red)',
  '--mantine-color-success': 'var(--t-green)',
  '--mantine-color-teal-filled': 'var(--t-fill)',
  '--mantine-color-teal-filled-hover': 'var(--t-fill-hover)',
  '--mantine-primary-color-filled': 'var(--t-fill)',
  '--mantine-primary-color-filled-hover': 'var(--t-fill-hover)',
  '--mantine-color-teal-light': 'var(--t-accent-tint)',
  '--mantine-color-teal-light-hover': 'var(--t-accent-tint)',
  '--mantine-color-teal-light-color': 'var(--t-accent)',
  '--mantine-color-disabled': 'var(--t-sunken)',
  '--mantine-color-disabled-color': 'var(--t-faint)',
  '--mantine-color-disabled-border': 'var(--t-hairline)',
}

const ours: ConvertCSSVariablesInput = {
  variables: {},
  light: { ...own(0), ...mantine, '--mantine-color-default-hover': 'var(--t-hover)' },
  dark: { ...own(1), ...mantine, '--mantine-color-default-hover': 'var(--t-sunken)' },
}

const without = (some: Record<string, string>, usual: Record<string, string>) =>
  Object.fromEntries(Object.entries(some).filter(([name, value]) => usual[name] !== value))

/**
 * The style sheet of the theme: every role as `--t-<role>` in both colour schemes, Mantine's own choices mapped onto them, and what the
 * tokens change of Mantine. Written when the app is built; a browser would need longer for it than for a tenth of the first page.
 */
export const themeSheet = (): string => {
  const usual = defaultCssVariablesResolver(DEFAULT_THEME)
  const all = deepMerge(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, tokens)), ours)
  return convertCssVariables(
    {
      variables: without(all.variables, usual.variables),
      light: without(all.light, usual.light),
      dark: without(all.dark, usual.dark),
    },
    ':root',
  )
}
