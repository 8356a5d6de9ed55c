import 'virtual:theme.css'
import './mantine-css.ts'
import './fonts.css'
import './global.css'
import { localStorageColorSchemeManager, MantineContext, MantineThemeProvider, useProviderColorScheme } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { theme } from './theme.ts'

// The same key is read by src/early.js before the first paint.
const manager = localStorageColorSchemeManager({ key: 'tandem-color-scheme' })
const getRootElement = () => document.documentElement

/**
 * The look of the product. The colour scheme follows the system until one is chosen with Mantine's `useMantineColorScheme()` (`light`,
 * `dark` or `auto`), which is kept on this device. Mantine's own provider would make the style sheet of the theme in every browser anew:
 * here it comes with the build (`css-variables.ts`).
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => {
  const { colorScheme, setColorScheme, clearColorScheme } = useProviderColorScheme({
    manager,
    defaultColorScheme: 'auto',
    getRootElement,
    forceColorScheme: undefined,
  })
  const context = useMemo(
    () => ({
      colorScheme,
      setColorScheme,
      clearColorScheme,
      getRootElement,
      classNamesPrefix: 'mantine',
      cssVariablesSelector: ':root',
      withStaticClasses: false,
    }),
    [colorScheme, setColorScheme, clearColorScheme],
  )
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
