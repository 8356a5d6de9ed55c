import { useTheme } from '../../features/appearance/use-theme.ts'
import { IconButton } from '../../ui/float/icon-button.tsx'

/** Light, dark, as the system says: each press brings the next. */
export const ThemeToggle = () => {
  const { theme, next, setTheme } = useTheme()
  return (
    <IconButton
      label={`Theme: ${theme.label.toLowerCase()}. Switch to ${next.label.toLowerCase()}`}
      icon={theme.icon}
      size={28}
      onClick={() => setTheme(next.value)}
    />
  )
}
