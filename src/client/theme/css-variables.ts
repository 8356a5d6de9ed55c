import type { CSSVariablesResolver } from '@mantine/core'
import { roles, shadows } from './roles.ts'

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

/** Every role as `--t-<role>` in both colour schemes, and Mantine's own choices mapped onto them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...own(0), ...mantine, '--mantine-color-default-hover': 'var(--t-hover)' },
  dark: { ...own(1), ...mantine, '--mantine-color-default-hover': 'var(--t-sunken)' },
})
