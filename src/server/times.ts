/** A moment in the interface's format, `YYYY-MM-DD HH:MM:SS`, UTC. */
export const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
export const dateOf = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)

const shifted = (text: string, milliseconds: number) => moment(new Date(dateOf(text).getTime() + milliseconds))
export const daysBefore = (text: string, days: number) => shifted(text, -days * 86_400_000)
export const dayBefore = (text: string) => daysBefore(text, 1)
export const daysAfter = (text: string, days: number) => shifted(text, days * 86_400_000)
export const minutesBefore = (text: string, minutes: number) => shifted(text, -minutes * 60_000)
