/** Downloads text as a CSV file. The byte order mark tells spreadsheets that it is UTF-8. */
export const downloadCsv = (csv: string, name: string, today: Date): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}-${today.toISOString().slice(0, 10)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
