import { useMedia } from './use-media.ts'

/** Whether the window is as narrow as a phone: under 720 px, as in the style sheets. */
export const usePhone = (): boolean => useMedia('(max-width: 44.99875em)')
