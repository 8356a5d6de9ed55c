/** What people type, by how much of the workspace it finds. */
export const terms = {
  common: ['mar', 'ann', 'ber', 'son', 'ina', 'ova', 'ell', 'ara', 'stu', 'and'],
  rare: ['kirjasto', 'ingvild', 'lindqvist', 'wójcik', 'ferreira', 'okafor', 'halvorsen', 'tampere', 'yamamoto', 'papado'],
  none: ['zzyxq', 'qqqxxj', 'xylophobe', 'nobody here', 'wwwwww'],
  'two letters': ['an', 'ma', 'li', 'jo', 'ô'.repeat(2), 'zq'],
  'other scripts': ['田中', '山', '鈴木', '王小', '株式会社', 'иван', 'ова', 'παπ', 'محمد'],
} as const

export const termPath = (term: string) => `/api/contacts?term=${encodeURIComponent(term)}`
