import { useMediaQuery } from '@mantine/hooks'

/** Whether a media query matches. */
export const useMedia = (query: string): boolean => useMediaQuery(query, undefined, { getInitialValueInEffect: false })
