const daysBack: Record<string, number> = { today: 0, '7-days': 7, '30-days': 30 }

/** The moment a "changed since" begins, `YYYYMMDDHHMMSS` in UTC: the start of that day where the person is. */
export const sinceMoment = (since: string, now: Date): string => {
  const back = daysBack[since]
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number)
  const start = back === undefined ? new Date(year, month - 1, day) : new Date(now.getFullYear(), now.getMonth(), now.getDate() - back)
  return start.toISOString().slice(0, 19).replace(/\D/g, '')
}
