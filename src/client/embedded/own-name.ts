let place = ''

/** Sets the address of this demo. Its fragment, if there is one, names a tab that shares nothing with the others. */
export const setPlace = ({ pathname, hash }: URL) => {
  place = pathname + hash
}

/** Returns a name for what all pages of an origin could reach, such as a cache. Demos at other addresses of the origin have other names. */
export const ownName = (kind: 'channel' | 'data' | 'aside' | 'copy' | 'session' | 'worker') => `tandem-${kind}-${encodeURIComponent(place)}`
