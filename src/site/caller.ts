/** Returns the network of an address for rate limits: the first 64 bits of IPv6, because one household has them all. */
const networkOf = (address: string): string => {
  if (!address.includes(':')) return address
  const mapped = /:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':') : [])
  const left = tail === undefined ? [] : Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0')
  const first = [...groups(head), ...left, ...groups(tail)].slice(0, 4)
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/**
 * Returns the network of a request and whether it used https, from the socket or from a trusted proxy. Only the last entry of
 * `X-Forwarded-For` comes from the proxy; clients can forge the others.
 */
export const callerOf = ({ headers, url }: Pick<Request, 'headers' | 'url'>, address: string, trustProxy: boolean) => ({
  remote: networkOf((trustProxy && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()) || address),
  secure: url.startsWith('https:') || (trustProxy && headers.get('x-forwarded-proto') === 'https'),
})
