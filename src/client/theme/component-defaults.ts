import { type MantineThemeOverride, rem } from '@mantine/core'
import classes from './controls.module.css'
import fields from './fields.module.css'

type Components = NonNullable<MantineThemeOverride['components']>

const buttons: Record<string, { height: number; padding: number; size: number }> = {
  xs: { height: 28, padding: 8, size: 14 },
  sm: { height: 32, padding: 12, size: 14 },
  md: { height: 36, padding: 16, size: 14 },
}

// Mantine sets these variables on the element itself, so a style sheet can't override them.
const kinds: Record<string, Record<string, string>> = {
  filled: { '--button-color': 'var(--t-on-fill)' },
  default: { '--button-bd': '1px solid var(--t-line)', '--button-hover': 'var(--t-hover)' },
  subtle: {
    '--button-bg': 'transparent',
    '--button-color': 'var(--t-muted)',
    '--button-hover': 'var(--t-press)',
    '--button-hover-color': 'var(--t-ink)',
  },
  text: {
    '--button-bg': 'transparent',
    '--button-bd': '0',
    '--button-color': 'var(--t-accent)',
    '--button-hover': 'transparent',
    '--button-hover-color': 'var(--t-accent-hover)',
    '--button-padding-x': '0',
    '--button-height': 'auto',
  },
}

/** Sizes and variants of Mantine's components. Set here only, never where a component is used. */
export const components: Components = {
  Button: {
    defaultProps: { size: 'sm', variant: 'filled' },
    classNames: { root: classes.button, section: classes.buttonSection, label: classes.buttonLabel },
    vars: (_theme: unknown, props: { size?: string; variant?: string }) => {
      const { height, padding, size } = buttons[props.size ?? 'sm'] ?? { height: 32, padding: 12, size: 14 }
      const sizes = { '--button-height': rem(height), '--button-padding-x': rem(padding), '--button-fz': rem(size) }
      return { root: { ...sizes, ...kinds[props.variant ?? 'filled'] } }
    },
  },
  Input: {
    classNames: { wrapper: fields.wrapper, input: fields.input, section: fields.section },
    vars: () => ({ wrapper: { '--input-height': rem(36), '--input-padding': rem(11), '--input-fz': rem(14) } }),
  },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      root: fields.frame,
      label: fields.label,
      required: fields.required,
      description: `${fields.message} ${fields.description}`,
      error: fields.message,
    },
  },
}
