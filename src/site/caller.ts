/** The network of an address, whose machines count as one where tries are counted: of IPv6 the first 64 bits, which one household has to itself. */
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
 * Where a call comes from (its network), and whether by https: as the socket says, or as the proxy before us does where it is trusted. A
 * proxy adds the address it sees at the end of `X-Forwarded-For`; what stands before that anybody can write.
 */
export const callerOf = ({ headers, url }: Pick<Request, 'headers' | 'url'>, address: string, trustProxy: boolean) => ({
  remote: networkOf((trustProxy && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()) || address),
  secure: url.startsWith('https:') || (trustProxy && headers.get('x-forwarded-proto') === 'https'),
})
