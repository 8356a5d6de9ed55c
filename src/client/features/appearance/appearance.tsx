import { Segmented } from '../../ui/filters/segmented.tsx'
import { type Density, useDensity } from '../../ui/media/density.ts'
import { usePhone } from '../../ui/media/use-phone.ts'
import classes from './appearance.module.css'
import { themes, useTheme } from './use-theme.ts'

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const satisfies readonly { value: Density; label: string }[]

/** How the app looks on this device; each choice shows at once. */
export const Appearance = () => {
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()
  // Rows of a phone are as high as a thumb needs, whatever is chosen.
  const phone = usePhone()
  return (
    <dl className={classes.list}>
      <div className={classes.row}>
        <dt>
          <span className={classes.name}>Theme</span>
          <span className={classes.text}>System follows what this device is set to.</span>
        </dt>
        <dd>
          <Segmented label="Theme" size={32} value={theme.value} options={themes} onChange={setTheme} />
        </dd>
      </div>
      {!phone && (
        <div className={classes.row}>
          <dt>
            <span className={classes.name}>Rows</span>
            <span className={classes.text}>Compact rows are 32 high instead of 40, so that more fit on the screen.</span>
          </dt>
          <dd>
            <Segmented label="Rows" size={32} value={density} options={densities} onChange={setDensity} />
          </dd>
        </div>
      )}
    </dl>
  )
}
