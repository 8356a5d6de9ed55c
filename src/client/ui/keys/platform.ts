/** Whether shortcuts use ⌘ instead of Ctrl. */
export const onMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
