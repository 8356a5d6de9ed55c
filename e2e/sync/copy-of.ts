/** A record of a list. What belongs to other records is not part of a copy. */
export interface Item {
  [field: string]: unknown
  id: string
}
type List = 'contacts' | 'deals' | 'cases'
type Reply = { [key: string]: unknown; 'continued-at'?: string }

const lists: List[] = ['contacts', 'deals', 'cases']
const sinceOf = { contacts: 'since', deals: 'x-since', cases: 'x-since' }

/** A program that keeps a copy of what the user of a token can see, as docs/sync.md describes. */
export const copyOf = (base: string, token: string) => {
  const copy = { contacts: new Map<string, Item>(), deals: new Map<string, Item>(), cases: new Map<string, Item>() }
  let since = ''

  const get = async (path: string): Promise<Reply> => {
    for (;;) {
      const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })
      if (answer.ok) return (await answer.json()) as Reply
      const wait = answer.headers.get('retry-after')
      if (wait === null) throw new Error(`GET ${path} returned ${answer.status}: ${await answer.text()}`)
      await new Promise((resolve) => setTimeout(resolve, Number(wait) * 1000))
    }
  }
  const pages = async function* (path: string) {
    for (let next: string | undefined = path; next !== undefined; ) {
      const page: Reply = await get(next)
      yield page
      next = page['continued-at']
    }
  }

  const put = async (list: List, path: string) => {
    for await (const page of pages(path)) for (const item of page[list] as Item[]) copy[list].set(item.id, item)
  }
  const drop = async () => {
    let until: string | undefined
    for await (const page of pages(`/x/deletions?since=${encodeURIComponent(since)}`)) {
      until ??= page.until as string
      for (const { resource, id } of page.deletions as { resource: List; id: string }[]) copy[resource].delete(id)
    }
    return until ?? since
  }

  return {
    copy,
    /** Reads everything once. */
    begin: async () => {
      since = (await get('/x/deletions?since=now')).until as string
      for (const list of lists) await put(list, `/${list}?x-sort=id`)
    },
    /** Reads what has changed since the last round. */
    round: async () => {
      const until = await drop()
      for (const list of lists) await put(list, `/${list}?${sinceOf[list]}=${encodeURIComponent(since)}`)
      since = until
    },
  }
}
