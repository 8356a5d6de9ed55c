import ipaddr from 'ipaddr.js'

/** Removes the port that some proxies add, and the brackets that then enclose IPv6. */
const withoutPort = (address: string) => {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  return inBrackets ?? beforePort ?? address
}

/**
 * Returns the network of an address for rate limits: an IPv4 address, also where IPv6 contains it, or the first 64 bits of IPv6, because one
 * household has them all. Undefined for what is no address.
 */
const networkOf = (written: string): string | undefined => {
  const address = withoutPort(written.trim())
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !(address.includes(':') && ipaddr.IPv6.isValid(address))) return undefined
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/** Returns what the nearest proxy said, the last entry of a header. Clients can forge the others. */
const lastOf = (headers: Headers, name: string) => headers.get(name)?.split(',').at(-1)?.trim() ?? ''

/** Returns the network of a request and whether it used https, from the socket or from a trusted proxy. */
export const callerOf = ({ headers, url }: Pick<Request, 'headers' | 'url'>, address: string, trustProxy: boolean) => ({
  remote: (trustProxy && networkOf(lastOf(headers, 'x-forwarded-for'))) || (networkOf(address) ?? ''),
  secure: url.startsWith('https:') || (trustProxy && lastOf(headers, 'x-forwarded-proto').toLowerCase() === 'https'),
})
