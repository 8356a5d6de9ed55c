import './mantine-css.ts'
import './fonts.css'
import './global.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver } from './css-variables.ts'
import { theme } from './theme.ts'

// The same key is read by public/early.js before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'tandem-color-scheme' })

/**
 * The look of the product: theme, roles, fonts and base styles. The colour scheme follows the system until one is
 * chosen with Mantine's `useMantineColorScheme()` (`light`, `dark` or `auto`), which is kept on this device.
 */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    withStaticClasses={false}
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
)
