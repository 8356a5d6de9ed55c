import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as narrow as a phone: under 720 px, as in the style sheets. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 719.98px)', false, { getInitialValueInEffect: false })
