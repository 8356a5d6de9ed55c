/** The encodings that text is read in, by their names in browsers where these know them. Of two that read a text alike, the earlier one is offered. */
const labels = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'utf-32le': 'Unicode (UTF-32)',
  'utf-32be': 'Unicode (UTF-32, big-endian)',
  'utf-8-twice': 'Unicode (UTF-8, encoded twice)',
  'windows-1252': 'Western European (Windows-1252)',
  'iso-8859-15': 'Western European (ISO-8859-15)',
  macintosh: 'Western European (Mac)',
  cp850: 'Western European (DOS, 850)',
  cp437: 'Western European (DOS, 437)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO-8859-2)',
  cp852: 'Central European (DOS, 852)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'koi8-u': 'Cyrillic (KOI8-U)',
  ibm866: 'Cyrillic (DOS)',
  'iso-8859-5': 'Cyrillic (ISO-8859-5)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows-1253)',
  'iso-8859-7': 'Greek (ISO-8859-7)',
  cp737: 'Greek (DOS, 737)',
  'windows-1254': 'Turkish (Windows-1254)',
  cp857: 'Turkish (DOS, 857)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-1255': 'Hebrew (Windows-1255)',
  cp862: 'Hebrew (DOS, 862)',
  'windows-1256': 'Arabic (Windows-1256)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Chinese, simplified (GB18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
} as const

export type Encoding = keyof typeof labels

export const encodings = Object.keys(labels) as Encoding[]

export const encodingOptions: readonly { value: Encoding; label: string }[] = encodings.map((value) => ({ value, label: labels[value] }))

/** The encodings that browsers do not know. */
const rareEncodings = [
  'cp437',
  'cp737',
  'cp850',
  'cp852',
  'cp857',
  'cp862',
  'utf-32le',
  'utf-32be',
  'utf-8-twice',
] as const satisfies Encoding[]
export type RareEncoding = (typeof rareEncodings)[number]

export const isRare = (encoding: Encoding): encoding is RareEncoding => rareEncodings.some((each) => each === encoding)
