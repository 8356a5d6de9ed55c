/** Where the Unicode data, which some browsers follow, keeps an older name than the time zone database. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Returns the one name of a time zone, whatever its spelling: `europe/BERLIN` is `Europe/Berlin`. Undefined if it is none, or only an offset. */
export const canonicalTimeZone = (name: string): string | undefined => {
  if (!/^[A-Z]/i.test(name)) return undefined
  try {
    const known = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone
    return renamed[known] ?? known
  } catch {
    return undefined
  }
}

/** Returns the names of all time zones. */
export const timeZones = (): string[] => ['UTC', ...Intl.supportedValuesOf('timeZone').map((name) => renamed[name] ?? name)]
