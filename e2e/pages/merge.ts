import type { Page } from '@playwright/test'

/** The page that merges two contacts. */
export const mergePageOf = (page: Page) => {
  const field = (name: string) => page.getByRole('group', { name, exact: true })
  return {
    open: (a: string, b: string) => page.goto(`/contacts/merge?a=${a}&b=${b}`),
    keep: (name: string) => page.getByRole('radio', { name: `Keep ${name}`, exact: true }),
    field,
    /** A value of a field that can be chosen. */
    pick: (name: string, value: string) => field(name).getByRole('radio', { name: value, exact: true }),
    /** The merged value of a field. */
    after: (name: string) => field(`${name} after merging`),
    other: page.getByRole('combobox', { name: /^Other (person|company)$/ }),
    merge: page.getByRole('button', { name: /^Merge( Ctrl.*)?$/ }),
  }
}
