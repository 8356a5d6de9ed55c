/** Whether ⌘ is the key that Ctrl is elsewhere. */
export const onMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
