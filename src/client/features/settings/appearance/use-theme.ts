import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import type { IconType } from '../../../ui/icons/icon.tsx'

interface Theme {
  value: MantineColorScheme
  label: string
  icon: IconType
}

export const themes = [
  { value: 'light', label: 'Light', icon: IconSun },
  { value: 'dark', label: 'Dark', icon: IconMoon },
  { value: 'auto', label: 'System', icon: IconDeviceDesktop },
] as const satisfies readonly Theme[]

/** The theme of this device, and the next one of the toggle. */
export const useTheme = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const at = themes.findIndex(({ value }) => value === colorScheme)
  return { theme: themes[at] ?? themes[2], next: themes[(at + 1) % themes.length] ?? themes[0], setTheme: setColorScheme } as const
}
