import type { ReactNode } from 'react'
import { keepingDays } from '../../../kit/drafts/keeping-time.ts'
import { Segmented } from '../../../ui/filters/segmented.tsx'
import { singleKeys } from '../../../ui/keys/single-keys.ts'
import { useDensity } from '../../../ui/media/density.ts'
import { usePhone } from '../../../ui/media/use-phone.ts'
import { callsChoice } from '../calls/calls-choice.ts'
import classes from './appearance.module.css'
import { themes, useTheme } from './use-theme.ts'

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const
const switches = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

const keepingTimes = [
  { value: '1', label: '1 day' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
] as const

const Setting = ({ name, text, children }: { name: string; text: string; children: ReactNode }) => (
  <div className={classes.row}>
    <dt>
      <span className={classes.name}>{name}</span>
      <span className={classes.text}>{text}</span>
    </dt>
    <dd>{children}</dd>
  </div>
)

/** Settings of this device. Each takes effect at once. */
export const Appearance = () => {
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()
  return (
    <dl className={classes.list}>
      <Setting name="Theme" text="System follows the setting of this device.">
        <Segmented label="Theme" size={32} value={theme.value} options={themes} onChange={setTheme} />
      </Setting>
      {/* A phone always has rows that a thumb can hit. */}
      {!usePhone() && (
        <Setting name="Rows" text="Compact shows more rows on the screen.">
          <Segmented label="Rows" size={32} value={density} options={densities} onChange={setDensity} />
        </Setting>
      )}
      <Setting name="Single-key shortcuts" text="Shortcuts such as C for New. Turn them off if you press them by accident.">
        <Segmented label="Single-key shortcuts" size={32} value={singleKeys.use()} options={switches} onChange={singleKeys.set} />
      </Setting>
      <Setting
        name="Unsent drafts"
        text="How long this computer keeps what you have written and not sent. Other people who use it could read it."
      >
        <Segmented label="Unsent drafts" size={32} value={keepingDays.use()} options={keepingTimes} onChange={keepingDays.set} />
      </Setting>
      <Setting name="API calls" text="A list of the requests that each page sends to the API, with G L.">
        <Segmented label="API calls" size={32} value={callsChoice.use()} options={switches} onChange={callsChoice.set} />
      </Setting>
    </dl>
  )
}
