import type { CSSVariablesResolver } from '@mantine/core'
import { roles, shadows } from './roles.ts'

const rolesOf = (scheme: 0 | 1) =>
  Object.fromEntries(Object.entries({ ...roles, ...shadows }).map(([name, values]) => [`--t-${name}`, values[scheme]]))

/** Mantine's own colours in terms of our roles. */
const mantineColors = {
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

/** Adds every role as `--t-<role>` in both colour schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...rolesOf(0), ...mantineColors, '--mantine-color-default-hover': 'var(--t-hover)' },
  dark: { ...rolesOf(1), ...mantineColors, '--mantine-color-default-hover': 'var(--t-sunken)' },
})

/** Paper is white and its text dark in both colour schemes. */
export const printStyle = `:root:root:root { color-scheme: light; ${Object.entries({ ...rolesOf(0), '--t-page': '#fff' })
  .map(([name, value]) => `${name}: ${value}`)
  .join('; ')} }`
