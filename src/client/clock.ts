/** What to add to the clock of this device for that of the service, in ms. */
let offset = 0

/** Smaller differences are left alone: an answer is read some time after it was written. In ms. */
const tolerance = 60_000

/** The current time by the clock of the service, as far as it is known. Durations are measured with `Date.now()`. */
export const currentTime = (): Date => new Date(Date.now() + offset)

/**
 * Compares the clock of this device with that of the service.
 *
 * @param date the `Date` header of an answer of the service; null in the demo, whose service has the clock of this device
 * @param askedAt when this device sent the request, by `Date.now()`. A device may sleep before it reads the answer.
 */
export const noteServiceTime = (date: string | null, askedAt: number): void => {
  const written = date === null ? Number.NaN : Date.parse(date)
  if (Number.isNaN(written)) return
  const [least, most] = [written - Date.now(), written - askedAt]
  if (offset >= least - tolerance && offset <= most + tolerance) return
  offset = Math.abs(least) > tolerance ? least : 0
}
