import { createTheme, rem } from '@mantine/core'
import { components } from './component-defaults.ts'

const sans = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"

const heading = (size: number, line: number) => ({ fontSize: rem(size), lineHeight: String(line / size) })

export const theme = createTheme({
  components,
  colors: {
    teal: ['#F0F6F4', '#E2EFEC', '#C3DEDA', '#9CC7C0', '#6CC0B5', '#3F9A90', '#2C7D75', '#0F5E59', '#0A4A46', '#06302D'],
    gray: ['#FCFBF9', '#F5F3EF', '#EEEBE5', '#E7E3DC', '#D6D1C7', '#B5AFA3', '#8B857A', '#6F6A61', '#57534C', '#1D1B18'],
    dark: ['#ECE9E3', '#B3ADA3', '#A09A8F', '#847E73', '#433F3A', '#2A2825', '#22201D', '#191816', '#131210', '#0C0B0A'],
  },
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
})
