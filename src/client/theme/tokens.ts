import { createTheme, type MantineTheme, rem } from '@mantine/core'
import { dark, gray, teal } from './scales.ts'

const sans = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"

/** What Mantine's own scales have no word for. Sizes in px, times in ms. */
const other = {
  strong: 550,
  rail: 232,
  railNarrow: 56,
  aside: 336,
  sheet: 480,
  row: 40,
  rowCompact: 32,
  z: { head: 10, cursor: 20, bar: 100, sheet: 200, popover: 300, palette: 400, lifted: 500, note: 600, tooltip: 700 },
  motion: { press: 80, popover: 100, sheet: 140, settle: 140, room: 120, easing: 'cubic-bezier(.2,0,0,1)' },
} as const satisfies MantineTheme['other']

const heading = (size: number, line: number) => ({ fontSize: rem(size), lineHeight: String(line / size) })

/** Everything but the parts: the build reads it too, and writes it as a style sheet. */
export const tokens = createTheme({
  colors: { teal, gray, dark },
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  white: '#FFFFFF',
  black: '#1D1B18',
  autoContrast: false,
  fontFamily: sans,
  defaultRadius: 'sm',
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(10), xl: rem(16) },
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(15), xl: rem(16) },
  lineHeights: { xs: '1.3333', sm: '1.3846', md: '1.4286', lg: '1.6', xl: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  spacing: { xs: rem(4), sm: rem(8), md: rem(12), lg: rem(16), xl: rem(24) },
  headings: {
    fontFamily: sans,
    fontWeight: '600',
    sizes: { h1: heading(22, 28), h2: heading(16, 24), h3: heading(14, 20), h4: heading(13, 18) },
  },
  shadows: { sm: 'var(--t-lift)', md: 'var(--t-float)', lg: 'var(--t-float)', xl: 'var(--t-float)' },
  breakpoints: { sm: '45em', md: '68.75em', lg: '90em' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  other,
})
