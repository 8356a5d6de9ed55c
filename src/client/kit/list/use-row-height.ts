import { useDensity } from '../../ui/media/density.ts'
import { fontScale } from '../../ui/media/font-scale.ts'
import { usePhone } from '../../ui/media/use-phone.ts'

const phoneRow = 64

/** The height of rows in px, and whether they have the two lines of a phone. */
export const useRowHeight = () => {
  const { rowHeight } = useDensity()
  const phone = usePhone()
  return { phone, rowHeight: (phone ? phoneRow : rowHeight) * fontScale() }
}
