import './layer-order.css'
import './mantine-css.ts'
import './fonts.css'
import './forced-colors.css'
import './global.css'
import './print.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, printStyle } from './css-variables.ts'
import { theme } from './theme.ts'

// src/color-scheme.js reads the same key before the first paint.
const colorSchemeManager = localStorageColorSchemeManager({ key: 'tandem-color-scheme' })

/** Mantine with our theme. The colour scheme follows the system until `useMantineColorScheme()` sets another on this device. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorSchemeManager}
    defaultColorScheme="auto"
    withStaticClasses={false}
    withGlobalClasses={false}
  >
    <style media="print">{printStyle}</style>
    {children}
  </MantineProvider>
)
