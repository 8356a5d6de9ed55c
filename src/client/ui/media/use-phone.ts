import { media, useMedia } from './use-media.ts'

const phone = media('(max-width: 719.98px)')

/** Whether the window is as narrow as a phone: under 720 px, as in the style sheets. */
export const usePhone = (): boolean => useMedia(phone)
