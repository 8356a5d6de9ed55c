const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ς: 'σ' }

/** Text as people look for it: without case and without the accents of Latin, Greek and Cyrillic letters. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[łøđðħıßæœþς]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
